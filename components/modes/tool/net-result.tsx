import { Price } from '@/components/ui/kit/price'
import { basicCover } from '@/lib/shared/goods/covers'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { yuanText } from '@/lib/shared/money/money'
import type { FeeConf, NetQuote } from './net-price'
import styles from './tool.module.css'

/** Seller's and buyer's side of the same sale. */
export function NetResult({ conf, quote }: { conf: FeeConf; quote: NetQuote | undefined }) {
  return (
    <div className={styles.sides} aria-live="polite">
      <dl className={styles.side}>
        <dt>你到手</dt>
        <dd>{quote ? <Price yuan={quote.net} size="xl" /> : <span className="muted">填写标价后显示</span>}</dd>
        <dd className="muted">
          服务费 {conf.feePercent}
          {quote ? `，${yuanText(quote.fee)}` : ''}；买家确认后按约定时间到账
        </dd>
      </dl>
      <table>
        <caption>买家应付</caption>
        <thead>
          <tr>
            <th scope="col">保障</th>
            <th scope="col" className={styles.r}>
              保障费
            </th>
            <th scope="col" className={styles.r}>
              合计
            </th>
          </tr>
        </thead>
        <tbody>
          {quote ? (
            quote.buyer.map((row) => (
              <tr key={row.ensureId}>
                <td>{row.name}</td>
                <td className={`num ${styles.r}`}>{row.ensureId === 0 ? '免费' : yuanText(row.fee)}</td>
                <td className={`num ${styles.r}`}>{yuanText(row.total)}</td>
              </tr>
            ))
          ) : (
            <>
              <tr>
                <td>{basicCover(conf.unique ? ACCOUNT : 0).name}</td>
                <td className={styles.r}>免费</td>
                <td className={styles.r}>–</td>
              </tr>
              {conf.ensureTiers.map((tier) => (
                <tr key={tier.ensureId}>
                  <td>{tier.name}</td>
                  <td className={`num ${styles.r}`}>{tier.percent}</td>
                  <td className={styles.r}>–</td>
                </tr>
              ))}
            </>
          )}
        </tbody>
      </table>
    </div>
  )
}
