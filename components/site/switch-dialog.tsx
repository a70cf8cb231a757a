'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FormAlert } from '@/components/ui/form-alert'
import { useForm } from '@/components/ui/use-form'
import { call } from '@/lib/client/api'
import type { Distributor } from './types'

/** Takes a site off the net, or brings it back; the reason is kept. */
export function SwitchDialog({ row, onDone, onClose }: { row: Distributor; onDone: () => void; onClose: () => void }) {
  const verb = row.active ? '停用' : '恢复'
  const form = useForm({
    id: 'switch',
    start: { reason: '' },
    send: async ({ reason }) => {
      await call('POST /console/switchDistributor', { distId: `${row.distId}`, active: row.active ? '0' : '1', reason })
      onDone()
      onClose()
    },
  })
  return (
    <Dialog
      open
      size="m"
      title={`${verb}${row.name}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>返回</Button>
          <Button kind={row.active ? 'danger' : 'primary'} loading={form.busy} onClick={() => form.submit()}>
            {verb}
          </Button>
        </>
      }
    >
      <form className="dialog-text" noValidate onSubmit={form.submit}>
        <p>
          {row.active
            ? '停用后它的域名立即打不开，会员不能登录和下单；数据、余额和进行中的订单都保留。'
            : '恢复后它的域名立即可用。'}
        </p>
        <Field {...form.field('reason')} label="理由" required>
          <input className="input" maxLength={200} {...form.input('reason')} />
        </Field>
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
