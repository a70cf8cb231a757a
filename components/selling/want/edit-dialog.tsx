'use client'

import { FormAlert } from '@/components/ui/forms/form-alert'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useProfile } from '@/lib/client/hooks/use-profile'
import { toast } from '@/lib/client/toast-store'
import type { OwnWant } from '@/lib/contract/entities/want'
import styles from './publish.module.css'
import { PublishMoney } from './publish-money'
import { wantErrors } from './want-errors'
import { WantTexts } from './want-texts'

/** Edits text, amount and budget of an open post; the reserve is adjusted. */
export function EditDialog({
  want,
  onClose,
  onChanged,
}: {
  want: OwnWant
  onClose: () => void
  onChanged: () => void
}) {
  const profile = useProfile()
  const intent = useIntent()
  const { wantId, title, detail, amount, budget, goodsTypeId } = want
  const form = useForm({
    id: 'edit',
    start: { title, detail, amount: String(amount ?? ''), budget },
    validate: (fields) => wantErrors({ ...fields, goodsTypeId: String(goodsTypeId) }),
    send: async ({ amount, ...fields }) => {
      const input = { wantId: String(wantId), ...fields, ...(amount && { amount }) }
      await call('POST /goods/editWantGoods', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
      toast({ text: '已修改' })
      onClose()
      onChanged()
    },
  })
  const footer = (
    <>
      <Button onClick={onClose} disabled={form.busy}>
        取消
      </Button>
      <Button kind="primary" loading={form.busy} onClick={() => void form.submit()}>
        保存
      </Button>
    </>
  )
  return (
    <Dialog open title="修改求购" size="m" onClose={onClose} footer={footer}>
      <form className={`dialog-text ${styles.form}`} onSubmit={(event) => void form.submit(event)}>
        <WantTexts form={form} />
        <PublishMoney form={form} goodsTypeId={goodsTypeId} coin={profile?.coin ?? '0.00'} />
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
