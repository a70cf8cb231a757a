'use client'

import { EvidenceField } from '@/components/ui/forms/evidence-field'
import { Field } from '@/components/ui/forms/field'
import type { Form } from '@/components/ui/forms/use-form'
import { serverNow } from '@/lib/client/server-clock'
import type { ClaimCover } from '@/lib/contract/entities/claim'
import { yuanText } from '@/lib/shared/money/money'
import { normalDigits } from '@/lib/shared/normalize/digits'
import { formatDate } from '@/lib/shared/time'
import { BAN_CAUSES, type BanCause, RENT_EXCLUSIONS, SALE_EXCLUSIONS } from '@/lib/shared/trade/ban-claims'
import styles from './claim.module.css'
import { banSum, type ClaimDraft } from './claim-draft'

const CAUSES = Object.entries(BAN_CAUSES) as [BanCause, string][]
const NOTICES = 3

/** What the operator's notice says about a ban, the notice itself and a record of logins. */
export function BanFields({ form, cover }: { form: Form<ClaimDraft>; cover: ClaimCover }) {
  const today = formatDate(serverNow())
  const { banDays, isForever } = form.fields
  const days = isForever || banDays ? banSum(form.fields, cover) : null
  return (
    <>
      <div className={styles.excluded}>
        <p>以下情况不赔：</p>
        <ul>
          {(cover.rent ? RENT_EXCLUSIONS : SALE_EXCLUSIONS).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {cover.ban.disclosed ? <p>{`商品页写明“${cover.ban.disclosed}”，下单前的这类封禁不赔。`}</p> : null}
      </div>
      <Field {...form.field('banDate')} label="封禁日期" required hint="以游戏官方通知为准">
        <input className="input num" type="date" max={today} {...form.input('banDate')} />
      </Field>
      <Field {...form.field('banCause')} label="通知写明的封禁原因" required>
        <select className="input" {...form.input('banCause')}>
          {CAUSES.map(([cause, name]) => (
            <option key={cause} value={cause}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field
        {...form.field('causeDate')}
        label="违规日期"
        required={cover.rent !== null}
        hint={
          cover.rent
            ? `要在租期 ${cover.ban.from} 到 ${cover.ban.to} 之内`
            : `通知写明的违规日期，没写就不填；收货日期 ${cover.ban.to}`
        }
      >
        <input className="input num" type="date" max={today} {...form.input('causeDate')} />
      </Field>
      {cover.rent ? (
        <Field
          {...form.field('banDays')}
          label="封禁天数"
          required
          hint={`每天按 ${cover.rent.hoursADay} 小时、平均时租 ${yuanText(cover.rent.hour)} 计算，最多 ${cover.rent.mostDays} 天${days ? `，可申请 ${yuanText(days)}` : ''}`}
        >
          <input
            className="input num"
            inputMode="numeric"
            autoComplete="off"
            disabled={isForever}
            {...form.input('banDays', normalDigits)}
          />
        </Field>
      ) : null}
      {cover.rent ? (
        <label className="check">
          <input type="checkbox" {...form.checkbox('isForever')} />
          <span>永久封禁</span>
        </label>
      ) : null}
      <EvidenceField
        {...form.field('notice')}
        label="封禁通知"
        hint="游戏官方的通知或登录提示，要能看到账号、日期和原因。同一次封禁只能申请一次"
        max={NOTICES}
        onChange={(notice) => form.change({ notice })}
      />
      <EvidenceField
        {...form.field('loginRecord')}
        label="登录记录"
        hint={
          cover.rent
            ? '账号安全中心的登录记录，要包含租期和归还后的登录'
            : '账号安全中心的登录记录，要包含收货前后的登录'
        }
        max={NOTICES}
        onChange={(loginRecord) => form.change({ loginRecord })}
      />
    </>
  )
}
