import { call } from '@/lib/client/api'
import { FINDINGS_MOST } from '@/lib/shared/goods/goods-bulk'

interface Change {
  goodsSn: string
  price: string
}

/** Why staff would review own goods at new prices, in order; asked in parts that fit an address. */
export async function askFindings(changes: readonly Change[]) {
  const parts = Array.from({ length: Math.ceil(changes.length / FINDINGS_MOST) }, (_, i) =>
    changes.slice(i * FINDINGS_MOST, (i + 1) * FINDINGS_MOST),
  )
  const answers = await Promise.all(
    parts.map((part) => call('GET /goods/priceFindings', { changes: JSON.stringify(part) })),
  )
  return answers.flatMap(({ list }) => list)
}
