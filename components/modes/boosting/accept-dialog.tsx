'use client'

import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { useForm } from '@/components/ui/forms/use-form'
import { Price } from '@/components/ui/kit/price'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useProfile } from '@/lib/client/hooks/use-profile'
import { useTradeTerms } from '@/lib/client/hooks/use-trade-terms'
import type { Reason } from '@/lib/client/reason'
import { toastLater } from '@/lib/client/toast-store'
import type { WorkPost } from '@/lib/contract/entities/booster'
import { fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { minutesText } from '@/lib/shared/text/span-text'
import { orderPath } from '@/lib/shared/trade/order-path'
import styles from './work-dialog.module.css'
import { spanText } from './work-offer'

interface Props {
  post: WorkPost
  onClose: () => void
  onTaken?: () => void
}

/** Page where the cause of an error can be fixed. */
const WAYS: Readonly<Partial<Record<Reason, readonly [text: string, href: string]>>> = {
  BOOSTER_NEEDED: ['去看我的打手资格', '/center/boosting/booster'],
  BALANCE_SHORT: ['去充值', '/center/myself/recharge'],
  NOT_VERIFIED: ['去实名认证', '/center/myself/identityAuthentication'],
}

/** Shows the frozen deposit and the pay of a work, then accepts it. */
export function AcceptDialog({ post, onClose, onTaken }: Props) {
  const profile = useProfile()
  const intent = useIntent()
  const { orderSn, kind, safety, efficiency, income, hours } = post
  const terms = useTradeTerms(kind, post.gameId)
  const shotBy = terms ? ` ${minutesText(terms.firstShotMinutes)}内` : ''
  const form = useForm({
    id: 'accept',
    start: {},
    leaves: true,
    send: async () => {
      await call('POST /booster/accept', { orderSn }, { idempotencyKey: intent.keyOf(orderSn) })
      toastLater({ text: '已接单，保证金已冻结' })
      location.assign(orderPath(orderSn))
    },
  })
  const way = form.refusal ? WAYS[form.refusal.reason] : undefined
  const handleClose = () => {
    onClose()
    if (form.refusal) onTaken?.()
  }
  const rows = [
    ['安全保证金', safety],
    ['效率保证金', efficiency],
  ] as const
  return (
    <Dialog
      open
      title="确认接单？"
      size="m"
      onClose={handleClose}
      footer={<FormFoot form={form} label="接单" onClose={handleClose} />}
    >
      <form className={`dialog-text ${styles.form}`} onSubmit={(event) => void form.submit(event)}>
        <p>{`${post.title}。${spanText(hours)}内完成，接单后${shotBy}上传首张截图${kind === 'convoy' ? '' : '，账号密码接单后可见'}。`}</p>
        <dl className={styles.sum}>
          {rows.map(([label, yuan]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{yuanText(yuan)}</dd>
            </div>
          ))}
          <div>
            <dt>现在从余额冻结</dt>
            <dd>
              <Price yuan={fenToYuan(yuanToFen(safety) + yuanToFen(efficiency))} size="l" />
            </dd>
          </div>
          <div>
            <dt>你的余额</dt>
            <dd className="num">{profile ? yuanText(profile.coin) : '–'}</dd>
          </div>
          <div>
            <dt>按时完成到手</dt>
            <dd className="num">{`${yuanText(income)}，保证金全部退还`}</dd>
          </div>
        </dl>
        <p className={styles.small}>超时按比例从效率保证金赔给客户，超时满一倍时限自动结束；账号出事从安全保证金赔。</p>
        <FormAlert form={form}>
          {way ? (
            <a className="link" href={way[1]}>
              {way[0]}
            </a>
          ) : null}
        </FormAlert>
      </form>
    </Dialog>
  )
}
