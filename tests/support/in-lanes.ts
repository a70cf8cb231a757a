/** Processes the items with limited concurrency; returns the results in item order. */
export async function inLanes<T, R>(
  lanes: number,
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = new Array(items.length)
  let next = 0
  const lane = async () => {
    while (next < items.length) {
      const index = next++
      answers[index] = await work(items[index] as T, index)
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane))
  return answers
}
