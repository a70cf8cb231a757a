import type { RentBanTerms } from '@/lib/contract/entities/trade-terms'
import { type Fen, fen, fenToYuan, shareOf, yuanText } from '@/lib/shared/money/money'
import styles from './rental.module.css'

interface Props {
  ban: NonNullable<RentBanTerms>
  deposit: Fen
  /** The checkbox; absent where only the text is shown. */
  checkbox: { checked: boolean; onChange: (event: { target: { checked: boolean } }) => void }
}

/** When the deposit comes back, and the renter's cover against bans. */
export function BanChoice({ ban, deposit, checkbox }: Props) {
  const { renterPrice, coveredUntil, most } = ban
  return (
    <div className={styles.ban}>
      {deposit > 0n ? <p>{depositText(ban, deposit)}</p> : null}
      {coveredUntil ? (
        <p>号主已开通封禁保障：租期内违规使账号被封，押金不足的部分平台先赔给号主，再向你追偿。</p>
      ) : null}
      {renterPrice ? (
        <label className="check">
          <input type="checkbox" {...checkbox} name={undefined} />
          <span>
            {`封禁保障 ${yuanText(renterPrice)}/单：租期内账号被封，超出押金的部分由平台赔给号主，最高 ${yuanText(most)}，不再向你追偿。使用外挂的不保。`}
          </span>
        </label>
      ) : null}
    </div>
  )
}

/** When the deposit goes back, as the rule of the game says. */
function depositText({ lateDays, keptBp }: NonNullable<RentBanTerms>, deposit: Fen): string {
  const kept = shareOf(deposit, keptBp)
  if (lateDays === 0 || kept === 0n) return '押金在归还验收后退还。'
  const late = `保留到归还后 ${lateDays} 天，到期没有封禁申请自动退还`
  const rest = fen(deposit - kept)
  return rest === 0n
    ? `这款游戏封禁较晚，押金 ${yuanText(fenToYuan(kept))} ${late}。`
    : `这款游戏封禁较晚，押金 ${yuanText(fenToYuan(kept))} ${late}；其余 ${yuanText(fenToYuan(rest))} 验收后退还。`
}
