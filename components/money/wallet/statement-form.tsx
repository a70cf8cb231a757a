'use client'

import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { saveFile } from '@/components/ui/kit/save-file'
import { call } from '@/lib/client/api'
import { serverNow } from '@/lib/client/server-clock'
import { toast } from '@/lib/client/toast-store'
import { STATEMENT_DAYS } from '@/lib/shared/money/wallet-groups'
import { DAY_MS, formatDate } from '@/lib/shared/time'
import styles from './wallet.module.css'

/** Downloads a selected period as CSV. */
export function StatementForm() {
  const now = serverNow()
  const today = formatDate(now)
  const form = useForm({
    id: 'statement',
    start: () => ({ from: formatDate(new Date(now.getTime() - 29 * DAY_MS)), to: today }),
    validate: ({ from, to }) => ({ from: from && to && from <= to ? undefined : '开始日期应不晚于结束日期' }),
    send: async ({ from, to }) => {
      const { csv, rows, more } = await call('GET /user/balanceStatement', { from, to }, { progress: true })
      saveFile(`对账单_${from}_${to}.csv`, csv)
      toast({
        text: more ? `已下载最近的 ${rows} 笔，这段时间还有更早的，请缩短日期再下载` : `已下载 ${rows} 笔`,
        ...(more && { kind: 'warn' as const }),
      })
    },
  })
  return (
    <form className={styles.statement} noValidate onSubmit={(event) => void form.submit(event)}>
      <Field {...form.field('from')} label="从" hint={`一次最多 ${STATEMENT_DAYS} 天`}>
        <input className="input num" type="date" max={today} {...form.input('from')} />
      </Field>
      <Field {...form.field('to')} label="到">
        <input className="input num" type="date" max={today} {...form.input('to')} />
      </Field>
      <SubmitButton kind="primary" loading={form.busy}>
        下载 CSV
      </SubmitButton>
      <FormAlert form={form} />
    </form>
  )
}
