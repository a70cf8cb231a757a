import type { DeskClaim } from '@/lib/contract/entities/claim'

const TEXTS = { ban: '同一商品相近日期的封禁', picture: '其他商品的理赔用过同样的图片' }

/** Other claims that speak against a claim, each with a link to its order at the desk. */
export function AlikeClaims({ alike }: Pick<DeskClaim, 'alike'>) {
  if (alike.length === 0) return null
  return (
    <ul aria-label="风险提示" style={{ marginTop: 6, color: 'var(--danger)', overflowWrap: 'anywhere' }}>
      {alike.map(({ kind, claimSn, orderSn, isPaid }) => (
        <li key={`${kind} ${claimSn}`}>
          {`${TEXTS[kind]}：`}
          <a className="link" href={`/desk?queue=all&orderSn=${orderSn}`} target="_blank" rel="noreferrer">
            {claimSn}
          </a>
          {isPaid ? '（已赔付）' : ''}
        </li>
      ))}
    </ul>
  )
}
