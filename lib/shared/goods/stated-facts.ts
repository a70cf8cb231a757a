interface Fact {
  label: string
  value: string
}
/** Zero with or without a unit: 0, 0个, 0.0%. */
const NONE = /^0(?:\.0+)?\D*$/u

/** Facts without those that say that an item has none of something. */
export const statedFacts = <T extends Fact>(facts: readonly T[]): T[] => facts.filter(({ value }) => !NONE.test(value))

/** A fact in a line of others: a number needs its label. */
export const factText = ({ label, value }: Fact): string => (/^[\d.]/.test(value) ? `${label}${value}` : value)
