hon-turn = Turn
hon-turn-of = Turn { $turn } of { $turns }
hon-orders = Orders called
hon-cards = Cards
hon-initiative = Initiative

hon-lesson-deploy = Welcome. Two patrols meet at a crossroads. First set up your units in the lit squares near your edge: click one, or choose it in the panel.
hon-lesson-orders = Each turn you lay order tokens face down on your units. Numbers are called from low to high, the side with the initiative first. A blank token is a bluff. Your opponent sees the tokens, never their faces.
hon-lesson-activation = The number is called and the unit acts: it fires or it moves. The small lines below each choice say what it spends and whether it can be taken back.
hon-lesson-move = Enter square after square, slantwise too. Hedges are slow and stop vehicles. A square that is not offered? Click it: you are told which rule forbids it.
hon-lesson-opportunity = An enemy moves before your guns. A unit on watch may fire now; it then acts no more this turn.
hon-lesson-reserve = When all orders are called, units that have not acted may still make a reserve move, without firing.
hon-lesson-fire = A shot is one die plus the value on the disc (against men) or on the square (against armour), less what stands between. It must reach the number on the target’s shield, plus its cover.
hon-lesson-suppressed = Suppressed (slanted amber strip): the unit fires and defends worse for each marker. A fresh hit on it may cost a step.
hon-lesson-loss = A step loss turns the counter over to its weaker face. The next one destroys it.
hon-lesson-bluff = Bluffs come off when all numbers are called. They cost nothing but your opponent’s peace of mind.
hon-lesson-control = An objective belongs to whoever had men on it last. The number in the star is what it is worth at the end.
