'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import {
  GOODS_REPORT_REASONS,
  GOODS_STORY_MAX,
  GOODS_STORY_MIN,
  type GoodsReportReason,
} from '@/lib/shared/trade/trust'

/** Form to report a problem with an item on sale. */
export function ReportDialog({ goodsSn, open, onClose }: { goodsSn: string; open: boolean; onClose: () => void }) {
  const intent = useIntent()
  const [dueTime, setDueTime] = useState('')
  const form = useForm<{ fault: GoodsReportReason | ''; story: string }>({
    id: 'report',
    start: { fault: '', story: '' },
    validate: ({ fault, story }) => ({
      fault: fault ? undefined : '请选择举报原因',
      story: story.trim().length < GOODS_STORY_MIN ? `请写明情况，至少 ${GOODS_STORY_MIN} 个字` : undefined,
    }),
    send: async ({ fault, story }) => {
      const input = { goodsSn, fault: fault as GoodsReportReason, story: story.trim() }
      const sent = await call('POST /black/reportGoods', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
      intent.forget()
      setDueTime(sent.dueTime)
    },
  })
  return (
    <Dialog open={open} title="举报商品" size="m" onClose={onClose}>
      {dueTime ? (
        <div className="dialog-text dialog-stack">
          <Alert kind="safe">举报已提交，客服会在 {dueTime.slice(0, 16)} 前核实处理。</Alert>
          <Button block onClick={onClose}>
            知道了
          </Button>
        </div>
      ) : (
        <form className="dialog-text dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
          <Field {...form.field('fault')} label="举报原因" required>
            <select className="input" {...form.input('fault')}>
              <option value="">请选择</option>
              {Object.entries(GOODS_REPORT_REASONS).map(([fault, name]) => (
                <option key={fault} value={fault}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
          <Field {...form.field('story')} label="情况说明" required hint="写明哪里不符；联系方式会被隐藏" isCounted>
            <textarea className="input" rows={5} maxLength={GOODS_STORY_MAX} {...form.input('story')} />
          </Field>
          <FormAlert form={form} />
          <SubmitButton kind="primary" block loading={form.busy}>
            提交举报
          </SubmitButton>
          <p className="muted">举报的是某个 QQ、微信或游戏账号时，请走黑号举报。</p>
          <a className="link" href="/black/releaseBlack">
            去黑号举报
          </a>
        </form>
      )}
    </Dialog>
  )
}
