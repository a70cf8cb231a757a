'use client'

import { useState } from 'react'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { PinField } from '@/components/ui/forms/pin-field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { RentBanTerms } from '@/lib/contract/entities/trade-terms'
import { yuanText } from '@/lib/shared/money/money'
import { OWNER_COVER } from '@/lib/shared/trade/rent-terms'
import styles from './own.module.css'

/** The owner's cover of one account against bans; nothing where the game has none. */
export function OwnerCover({ goodsSn }: { goodsSn: string }) {
  const { data } = useLoad(`cover ${goodsSn}`, () => call('GET /rental/terms', { goodsSn }))
  const ban = data?.ban
  if (!ban?.ownerPrice) return null
  return <Cover key={goodsSn} goodsSn={goodsSn} ban={ban} price={ban.ownerPrice} />
}

interface Props {
  goodsSn: string
  ban: NonNullable<RentBanTerms>
  price: string
}

function Cover({ goodsSn, ban: { coveredUntil, claimDays, hoursADay, mostDays, most }, price }: Props) {
  const [until, setUntil] = useState(coveredUntil)
  const intent = useIntent()
  const form = useForm({
    id: 'cover',
    start: { payPassword: '' },
    validate: ({ payPassword }) => ({ payPassword: payPassword.length === 6 ? undefined : '请输入 6 位支付密码' }),
    send: async ({ payPassword }) => {
      const input = { goodsSn, price, payPassword }
      const key = intent.keyOf(`${goodsSn} ${until ?? ''}`)
      setUntil((await call('POST /rental/buyCover', input, { idempotencyKey: key })).until)
      form.change({ payPassword: '' })
    },
  })
  return (
    <section className={styles.cover} aria-labelledby="cover-h">
      <h2 id="cover-h" className={styles.coverHead}>
        封禁保障
      </h2>
      <p className="field-hint">
        {`租客在租期内违规使账号被封，归还后 ${claimDays} 天内可以申请赔付：封禁期间每天按 ${hoursADay} 小时、这笔订单的平均时租计算，最多 ${mostDays} 天、${yuanText(most)}。先用租客的押金，不足的由平台先赔，再向租客追偿。`}
      </p>
      <p className="field-hint">开通期间下单的租约都有保障。号主自己游戏造成的封禁不赔，同一次封禁只赔一次。</p>
      <p role="status">
        {until ? (
          <>
            已开通，到 <b className="num">{until.slice(0, 16)}</b>
          </>
        ) : (
          '未开通'
        )}
      </p>
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <PinField form={form} hint="从余额支付，开通后不退" />
        <FormAlert form={form} />
        <SubmitButton kind="primary" loading={form.busy}>
          {`${until ? '续' : '开通'} ${OWNER_COVER.days} 天，付 ${yuanText(price)}`}
        </SubmitButton>
      </form>
    </section>
  )
}
