'use client'

import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { PinField } from '@/components/ui/forms/pin-field'
import { useForm } from '@/components/ui/forms/use-form'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useProfile } from '@/lib/client/hooks/use-profile'
import { toast } from '@/lib/client/toast-store'
import type { CoinShop } from '@/lib/contract/entities/quick-coin'
import { yuanText } from '@/lib/shared/money/money'
import { fieldError } from '@/lib/shared/people/field-rules'

/** Tops up the deposit from the balance. */
export function FillDialog({ shop, onClose, onDone }: { shop: CoinShop; onClose: () => void; onDone: () => void }) {
  const profile = useProfile()
  const intent = useIntent()
  const form = useForm({
    id: 'fill',
    start: { payPassword: '' },
    validate: ({ payPassword }) => ({ payPassword: fieldError('payPassword', payPassword) }),
    send: async ({ payPassword }) => {
      const idempotencyKey = intent.keyOf(`${shop.depositMissing} ${payPassword}`)
      try {
        await call('POST /pay/depositPay', { kind: 'coin', payPassword }, { idempotencyKey })
      } finally {
        form.change({ payPassword: '' })
      }
      toast({ text: '保证金已补足' })
      onClose()
      onDone()
    },
  })
  return (
    <Dialog
      open
      title="补缴保证金"
      size="s"
      onClose={onClose}
      footer={<FormFoot form={form} label={`补缴 ${yuanText(shop.depositMissing)}`} onClose={onClose} />}
    >
      <form className="dialog-text dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
        <PinField
          form={form}
          hint={profile ? <span className="num">{`用余额支付，可用 ${yuanText(profile.coin)}`}</span> : undefined}
          isFirst
        />
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
