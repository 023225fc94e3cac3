import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { LedgerEntry } from '~/api/things'
import { Dialog } from '~/shell/Dialog'
import { type Chapter, chapterOf, chaptersOf, marked, searched, sourceOf } from '~/state/rulebook'
import { fetchLedger, ledgers, shownRule } from '~/state/rules'
import { settings } from '~/state/settings'
import { speaker, spokenGame, t } from '~/text/language'

const SHOWN = 40

/** The name of a chapter in the language of the page. */
function nameOf(chapter: string): string {
  const part = chapter.split('.')[1] ?? chapter
  if (part === 'ruling') return t('chapter-rulings')
  const key = `chapter-${chapter.replaceAll('.', '-')}`
  return speaker.value.has(key) ? t(key) : t('chapter', { name: part })
}

/** The rules in our words, with their worked cases: by chapters, by a search, or at the one that one comes from. */
export function RulesDialog() {
  const shown = shownRule.value
  const game = spokenGame.value
  // In the lobby the game may only be known when the page is open already.
  useEffect(() => {
    if (shown !== null) void fetchLedger(game)
  }, [shown, game])
  if (shown === null) return null
  const ledger = ledgers.value[game]
  return (
    <Dialog
      title={t('rules')}
      wide
      close={() => {
        shownRule.value = null
      }}
    >
      {ledger ? (
        <Book key={shown} ledger={ledger} shown={shown} />
      ) : (
        <p class="quiet" role="status">
          {t(ledger === null ? 'rules-unread' : 'loading')}
        </p>
      )}
    </Dialog>
  )
}

function Book({ ledger, shown }: { ledger: readonly LedgerEntry[]; shown: string }) {
  const wanted = useSignal('')
  const chapters = useMemo(() => chaptersOf(ledger), [ledger])
  const known = ledger.some(rule => rule.id === shown)
  const open = useSignal(known ? chapterOf(shown) : (chapters[0]?.id ?? ''))
  const target = useSignal(known ? shown : '')
  const found = searched(ledger, wanted.value, settings.locale.value, nameOf)
  const chapter = chapters.find(one => one.id === open.value)
  const goTo = (rule: string) => {
    open.value = chapterOf(rule)
    target.value = rule
    wanted.value = ''
  }
  return (
    <div class="book">
      <div class="finding">
        <input
          class="search"
          type="search"
          placeholder={t('search-rules')}
          aria-label={t('search-rules')}
          value={wanted.value}
          onInput={event => {
            wanted.value = event.currentTarget.value
          }}
        />
        <Contents chapters={chapters} open={open} leave={() => (wanted.value = '')} />
      </div>
      <div class="pages">
        {shown && !known && <p class="quiet">{t('rule-unknown', { rule: shown })}</p>}
        {wanted.value.trim() ? (
          <Found rules={found} wanted={wanted.value} goTo={goTo} />
        ) : (
          chapter && <Pages chapter={chapter} target={target.value} />
        )}
      </div>
    </div>
  )
}

interface ContentsProps {
  chapters: readonly Chapter[]
  open: { value: string }
  leave: () => void
}

function Contents({ chapters, open, leave }: ContentsProps) {
  const turnTo = (chapter: string) => {
    open.value = chapter
    leave()
  }
  return (
    <nav aria-label={t('contents')}>
      <select
        class="contents-short"
        aria-label={t('contents')}
        value={open.value}
        onChange={event => turnTo(event.currentTarget.value)}
      >
        {chapters.map(({ id, rules }) => (
          <option key={id} value={id}>
            {nameOf(id)} ({rules.length})
          </option>
        ))}
      </select>
      <ul class="contents">
        {chapters.map(({ id, rules }) => (
          <li key={id}>
            <button type="button" aria-current={id === open.value} onClick={() => turnTo(id)}>
              {nameOf(id)} <small>{rules.length}</small>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A chapter, opened at a rule. */
function Pages({ chapter, target }: { chapter: Chapter; target: string }) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    page.current?.querySelector('.rule-text.here')?.scrollIntoView({ block: 'start' })
  }, [chapter.id, target])
  return (
    <div ref={page}>
      <h3>{nameOf(chapter.id)}</h3>
      {chapter.rules.map(rule => (
        <RuleText key={rule.id} rule={rule} here={rule.id === target} />
      ))}
    </div>
  )
}

interface FoundProps {
  rules: readonly LedgerEntry[]
  wanted: string
  goTo: (rule: string) => void
}

function Found({ rules, wanted, goTo }: FoundProps) {
  return (
    <>
      <p class="quiet" role="status">
        {t('rules-found', { count: rules.length })}
      </p>
      {rules.slice(0, SHOWN).map(rule => (
        <div key={rule.id}>
          <RuleText rule={rule} wanted={wanted} />
          <button type="button" class="link" onClick={() => goTo(rule.id)}>
            {t('in-chapter', { chapter: nameOf(chapterOf(rule.id)) })} ›
          </button>
        </div>
      ))}
    </>
  )
}

interface RuleTextProps {
  rule: LedgerEntry
  here?: boolean
  wanted?: string
}

/** The rulebook's heading is in its language, so it is said whose it is; what a ruling is about is noted in English. */
function RuleText({ rule, here = false, wanted = '' }: RuleTextProps) {
  const locale = settings.locale.value
  return (
    <article class={here ? 'rule-text here' : 'rule-text'} data-rule={rule.id}>
      <h4>
        <code>
          <Marked text={rule.id} wanted={wanted} />
        </code>{' '}
        <span class="quiet">
          {'ref' in rule && `${t('in-rulebook')} `}
          {('ref' in rule || locale === 'en') && <Marked text={sourceOf(rule)} wanted={wanted} />}
        </span>
      </h4>
      <p>
        <Marked text={rule[locale] || rule.en} wanted={wanted} />
      </p>
      {rule.cases.map(one => (
        <blockquote key={one.id}>
          <span class="label">{t('worked-case')}</span>
          <Marked text={one[locale] || one.en} wanted={wanted} />
        </blockquote>
      ))}
    </article>
  )
}

function Marked({ text, wanted }: { text: string; wanted: string }) {
  return <>{marked(text, wanted).map((piece, i) => (piece.hit ? <mark key={i}>{piece.text}</mark> : piece.text))}</>
}
