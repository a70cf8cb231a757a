/** What buyers of an account ask first, with words by which a seller answers it. */
const TOPICS = [
  ['绑定', /绑/],
  ['实名', /实名|身份证|防沉迷/],
  ['找回', /找回|一手|原号主/],
] as const

/** Returns the topics that neither the description of an account nor its filled facts address. */
export function missingTopics(
  description: string,
  facts: readonly { label: string; value: string }[],
): (typeof TOPICS)[number][0][] {
  const stated = facts.flatMap(({ label, value }) => (value.trim() ? [label, value] : []))
  const text = [description, ...stated].join('\n')
  return TOPICS.flatMap(([name, words]) => (words.test(text) ? [] : [name]))
}
