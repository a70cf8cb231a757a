const REPEAT_MS = 5_000

/** Says what is being done, again every 5 seconds while it lasts, and how long it took if that was more than 2 seconds. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now()
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1)
  let shown = false
  const show = (text: string) => {
    shown = true
    process.stdout.write(`${text}\n`)
  }
  const first = setTimeout(() => show(`… ${title}`), 300)
  const again = setInterval(() => show(`… ${title} (${seconds()} s)`), REPEAT_MS)
  try {
    const result = await work()
    if (shown) show(`✓ ${title}: ${seconds()} s`)
    return result
  } finally {
    clearTimeout(first)
    clearInterval(again)
  }
}
