import { Price } from '@/components/ui/kit/price'
import styles from './evaluator.module.css'

export interface SoldRow {
  goodsSn: string
  title: string
  price: string
  soldTime: string
  facts: readonly { key: string; label: string; value: string }[]
}

/** Sold accounts with their facts. */
export function SoldTable({ caption, list }: { caption: string; list: readonly SoldRow[] }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.recent}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{caption}</th>
            <th scope="col">成交日期</th>
            <th scope="col" className={styles.r}>
              成交价
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((sale) => (
            <tr key={sale.goodsSn}>
              <td>
                <span className="ell2">{sale.title}</span>
                <span className={styles.facts}>
                  {sale.facts.map((fact) => `${fact.label} ${fact.value}`).join(' · ')}
                </span>
              </td>
              <td className="num">{sale.soldTime.slice(0, 10)}</td>
              <td className={styles.r}>
                <Price yuan={sale.price} size="m" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
