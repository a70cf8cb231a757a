'use client'

import { useState } from 'react'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { toast } from '@/lib/client/toast-store'
import styles from './deal.module.css'

interface Props {
  code: string
  /** True if real-name verified. */
  canAccept: boolean
  onChanged: () => void
}

/** Accepts all terms, or declines after a confirmation. An error is shown here, and the page is reloaded. */
export function InvitationAnswer({ code, canAccept, onChanged }: Props) {
  const intent = useIntent()
  const [isConfirming, setConfirming] = useState(false)
  const form = useForm<{ answer: 'accept' | 'decline' }>({
    id: 'answer',
    start: { answer: 'accept' },
    send: async ({ answer }) => {
      await call('POST /order/answerOffline', { code, answer }, { idempotencyKey: intent.keyOf(`${answer} ${code}`) })
      toast({ text: '已接受，等待买家付款' })
      onChanged()
    },
  })
  const decline = async () => {
    await form.attempt(() =>
      call(
        'POST /order/answerOffline',
        { code, answer: 'decline' },
        { idempotencyKey: intent.keyOf(`decline ${code}`) },
      ),
    )
    onChanged()
  }
  return (
    <>
      <FormAlert form={form} />
      <div className={styles.act}>
        <Button kind="primary" size="lg" disabled={!canAccept} loading={form.busy} onClick={() => void form.submit()}>
          接受全部条款
        </Button>
        <Button size="lg" onClick={() => setConfirming(true)}>
          拒绝邀请
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        title="拒绝这份邀请？"
        onConfirm={decline}
        onClose={() => setConfirming(false)}
      >
        拒绝后链接失效，不产生任何费用。
      </ConfirmDialog>
    </>
  )
}
