/** Below this base a percentage says more about chance than about the site. */
export const LEAST_BASE = 10

/** A share of counts of one unit; '—', with the reason as a tip, where it would mislead. */
export function Ratio({ count, of }: { count: number; of: number }) {
  const why = of < LEAST_BASE ? `样本不足 ${LEAST_BASE}` : count > of ? '含更早来访的人，无法计算' : ''
  return why ? (
    <span title={why}>
      —<span className="sr">{why}</span>
    </span>
  ) : (
    <>{((count / of) * 100).toFixed(1)}%</>
  )
}
