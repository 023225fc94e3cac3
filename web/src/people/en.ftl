# Clocks
clock = Clock
clock-none = no clock
clock-choice = time for each choice
clock-match = time for the whole match
clock-amount = How much time
clock-end = When it is gone
clock-end-lost = the match is lost
clock-end-machine = a machine takes over
clock-terms-choice = Clock: { $time } for each choice; when it is gone, { $end }.
clock-terms-match = Clock: { $time } for the match; when it is gone, { $end }.
clock-left = { $time } left
clock-low = Little time is left.
clocks = Clocks
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
amount-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
amount-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
amount-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
amount-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
event-out-of-time = { $seat }: the time has run out.
ran-out = { $seat }: the time ran out.

# Another device
carry = To another device
carry-about = Go on with this match on another device: open the link there, or enter the code on its start page. It works once, within 15 minutes.
carry-keep = keep the seat on this device too
carry-make = Make a link
carry-again = Make another link
carry-link = Link for the other device
carry-code = Code
carry-enter = Enter a code
carry-title = Your seat on this device
carry-type = Code of your other device
carry-take = Play here
error-bad-code = There is no such code: it was used, replaced, or is too old.
error-carried-away = This seat is on another device now.

# Calls
calls = Call me
calls-about = When it is your turn and you are not here, this server can tell you, once a turn.
calls-mail = By mail
calls-hook = By web hook
calls-mail-address = Your address
calls-hook-address = The URL to be called
calls-give = Call me there
calls-on = You are called at { $address }.
calls-unconfirmed = A mail has gone to { $address }: open the link in it, and you will be called there.
calls-secret = What is sent is signed with this secret, which is shown only now:
calls-take-back = Take it back
calls-confirm-title = Shall this address be told when it is your turn?
calls-confirm = Yes, it is mine
calls-confirm-done = From now on you will be told by mail.
calls-stop-title = No more mails to this address?
calls-stop = No more mails
calls-stop-done = No more mails will come.
error-bad-address = This address cannot be called.

# Reports
report = Report to the host
report-about = Tell whoever runs this server that something is wrong in this match. Nobody at the table learns of it.
report-why = What about
report-why-talk = what was said
report-why-name = a name
report-why-play = how someone plays
report-why-other = something else
report-line = Which words
report-line-none = the talk as a whole
report-against = Who
report-against-nobody = nobody, the match itself
report-text = In your words
report-send = Send
report-done = Thank you: the host of this server has your report and will look at it.
report-flood = The host has enough to read from you for now. Try again later.
