import type { DeskOrder } from '@/lib/contract/entities/desk'

/** `0`, `0个`, but not `0-10级`. */
const isZero = (value: string): boolean => /^0(\.0+)?[^\d.~-]*$/.test(value)

/**
 * What an order's item was described by, in the order of its game's attributes: stored objects have no order of keys.
 * Attributes that the game no longer has come last; zeros say nothing and are left out.
 */
export function factsInOrder(
  facts: Readonly<Record<string, string>>,
  fields: readonly { label: string }[],
): DeskOrder['facts'] {
  const places = new Map(fields.map(({ label }, index) => [label, index]))
  return Object.entries(facts)
    .filter(([, value]) => !isZero(value))
    .map(([label, value]) => ({ label, value }))
    .toSorted((a, b) => (places.get(a.label) ?? fields.length) - (places.get(b.label) ?? fields.length))
}
