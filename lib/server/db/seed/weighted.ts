import type { Random } from './random'

/** Draws from a list in proportion to the weights. */
export function weighted<T>(items: readonly T[], weightOf: (item: T, index: number) => number): (random: Random) => T {
  let whole = 0
  const reach = items.map((item, i) => (whole += weightOf(item, i)))
  return (random) => {
    const at = random.next() * whole
    let [low, high] = [0, reach.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((reach[middle] as number) > at) high = middle
      else low = middle + 1
    }
    return items[low] as T
  }
}
