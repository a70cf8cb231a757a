import styles from '@/components/office/desk/desk.module.css'
import type { DeskClaim } from '@/lib/contract/entities/claim'

type Alike = DeskClaim['alike'][number]

const TEXTS: Record<Alike['kind'], (count: number) => string> = {
  ban: (count) => `同一商品相近日期还有 ${count} 笔封禁理赔`,
  picture: (count) => `同样的图片出现在其他商品的 ${count} 笔理赔里`,
}

/** Other claims that speak against a claim, a line for each reason; opened, with a link to each order at the desk. */
export function AlikeClaims({ alike }: Pick<DeskClaim, 'alike'>) {
  return (['ban', 'picture'] as const).map((kind) => {
    const claims = alike.filter((one) => one.kind === kind)
    if (claims.length === 0) return null
    const paid = claims.filter(({ isPaid }) => isPaid).length
    return (
      <details key={kind} className={styles.alike}>
        <summary>{`${TEXTS[kind](claims.length)}${paid > 0 ? `，${paid} 笔已赔付` : ''}`}</summary>
        <ul aria-label="风险提示">
          {claims.map(({ claimSn, orderSn, isPaid }) => (
            <li key={claimSn}>
              <a className="link" href={`/desk?queue=all&orderSn=${orderSn}`} target="_blank" rel="noreferrer">
                {claimSn}
              </a>
              {isPaid ? '，已赔付' : ''}
            </li>
          ))}
        </ul>
      </details>
    )
  })
}
