import { laterText, minutesText, shareText, spanText } from '@/lib/shared/text/span-text'
import { dutyNote, dutyText } from '@/lib/shared/trade/duty-hours'
import { dutyOf } from '../../../core/tenancy/rules-duty'
import type { RuleKey, Rules } from '../../../core/tenancy/types'

type Span = Extract<RuleKey, `${string}Minutes` | `${string}Hours`>
type Share = Extract<RuleKey, `${string}Bp`>

/**
 * Placeholder for a rule in the texts of a mode, filled in when they are written or shown, by the rules in force for
 * the order's mode and game: 30 分钟, 24 小时, 7 天; a share as 2%.
 */
export const inForce = (key: Span | Share): string => `{${key}}`
/** The same for a delay that may be zero: 24 小时后, 马上. */
export const laterInForce = (key: Span): string => `{${key} later}`

/** The same for a time that counts in duty hours only: 2 小时（9:00–23:00 计时）. */
export const onDutyInForce = (key: Span): string => `{${key} duty}`

const PLACE = /(\p{Script=Han}?)\{(\w+(?:Minutes|Hours|Bp))( later| duty)?\}/gu

/**
 * Fills in the rules; other text in braces is left as written. A number is separated from preceding Chinese text by a
 * blank, 马上 is not.
 */
export const fillIn = (words: string, rules: Rules): string =>
  words.replace(PLACE, (place, before: string, key: Span | Share, how?: string) => {
    const value = rules[key]
    if (value === undefined) return place
    const text = wordsOf(key, value, how === ' later') + (how === ' duty' ? dutyNote(dutyText(dutyOf(rules))) : '')
    return before && /^\d/.test(text) ? `${before} ${text}` : before + text
  })

function wordsOf(key: Span | Share, value: number, isLater: boolean): string {
  if (key.endsWith('Bp')) return shareText(value)
  const isMinutes = key.endsWith('Minutes')
  if (isLater) return laterText(isMinutes ? value / 60 : value)
  return isMinutes ? minutesText(value) : spanText(value)
}
