const TONE = String.raw`[\u{1f3fb}-\u{1f3ff}]`
const EMOJI = String.raw`\p{Extended_Pictographic}(?:\ufe0f|${TONE})?`
/** Sequences that must not be split: flags of regions, keycaps, and joined emoji. */
const SEQUENCES = String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,6}\u{e007f}|[0-9#*]\ufe0f?\u20e3|${EMOJI}(?:\u200d${EMOJI})*`
const INVISIBLE = String.raw`[\p{Default_Ignorable_Code_Point}\p{Cf}\u0000-\u0008\u000b-\u001f\u007f-\u009f]`
const STRIPPED = new RegExp(`(${SEQUENCES})|${INVISIBLE}`, 'gu')
const VISIBLE = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * Normalises free text and nicknames: unchanged except for invisible characters, but the joiners of emoji are retained.
 * '' if nothing is visible.
 */
export function normalText(text: string): string {
  const visible = text.replaceAll('\r\n', '\n').replace(STRIPPED, '$1').trim()
  return VISIBLE.test(visible) ? visible : ''
}
