import { shownCoins, unitName, unitOf } from '@/lib/shared/goods/coin-unit'
import styles from './coin-shelf.module.css'
import { type MallQuery, mallHref } from './mall-query'

interface Props {
  query: MallQuery
  /** What one yuan buys about. */
  ratio: string | number
  coinName: string
}

/** "I want to buy ...": every offer then shows its price for that amount. A plain form, so that the address keeps it. */
export function CoinAmount({ query, ratio, coinName }: Props) {
  const unit = unitOf(ratio)
  const { gt, gid, areaId, serverId, amount, isAmountRefused } = query
  const isShelf = query.quickCoinType === '1'
  const sort = isShelf || query.sort === 'ratio' ? undefined : query.sort
  const quickCoinType = isShelf ? undefined : query.quickCoinType
  const kept = Object.entries({ gt, gid, quickCoinType, areaId, serverId, unit: unit === 1 ? '1' : undefined, sort })
  return (
    <form className={styles.amount} action="/wares/hotShoppingMall">
      {kept.map(([name, value]) => (value ? <input key={name} type="hidden" name={name} value={value} /> : null))}
      <label htmlFor="coin-amount">我要买</label>
      <input
        className="input num"
        id="coin-amount"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        placeholder={unit === 1 ? '如 500' : '如 1000'}
        aria-invalid={isAmountRefused}
        aria-describedby="coin-amount-note"
        defaultValue={amount ? shownCoins(amount, unit) : ''}
        key={amount}
      />
      <span>{unitName(unit, coinName)}</span>
      <button className="btn btn-sm btn-primary" type="submit">
        看总价
      </button>
      {amount ? (
        <a className="link" href={mallHref(query, { amount: undefined })}>
          清除
        </a>
      ) : null}
      <span className={isAmountRefused ? styles.refused : 'muted'} id="coin-amount-note">
        {isAmountRefused
          ? '数量应为大于 0 的数字，例如 1000'
          : amount
            ? isShelf
              ? '只看一次能买够的现货，按总价从低到高'
              : '每家报价显示买够要付多少'
            : `填数量后，每${isShelf ? '件现货' : '家报价'}显示买够要付多少`}
      </span>
    </form>
  )
}
