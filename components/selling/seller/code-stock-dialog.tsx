'use client'

import { useState } from 'react'
import { CodesField, storedText } from '@/components/selling/publish/codes-field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { damageError } from '@/lib/shared/text/damage-error'

interface Props {
  goods: Pick<GoodsRow, 'goodsSn' | 'bigTitle'>
  onClose: () => void
  onChanged: () => void
}

/** Codes a seller stores for an item: they become its stock and are delivered automatically. */
export function CodeStockDialog({ goods, onClose, onChanged }: Props) {
  const { goodsSn } = goods
  const { data, error, reload } = useLoad(goodsSn, () => call('GET /goods/codeStock', { goodsSn }))
  const [isRemoving, setRemoving] = useState(false)
  const form = useForm({
    id: 'code',
    start: { codes: '' },
    validate: ({ codes }) => ({ codes: codes.trim() ? damageError(codes) : '请填写卡密，每行一个' }),
    send: async ({ codes }) => {
      const { added, repeated } = await call('POST /goods/addCodes', { goodsSn, codes })
      toast({ text: storedText({ added, repeated }) })
      form.reset()
      reload()
      onChanged()
    },
  })
  const handleRemove = async () => {
    await call('POST /goods/removeCodes', { goodsSn }, { loud: true })
    toast({ text: '未售出的卡密已删除' })
    reload()
    onChanged()
  }
  return (
    <Dialog open title="卡密库存" size="m" onClose={onClose}>
      <form className="dialog-text dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
        <p className="ell2">{goods.bigTitle}</p>
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {data ? (
          <p>
            剩余 <b className="num">{data.left}</b> 个，已发出 <b className="num">{data.handed}</b> 个
          </p>
        ) : null}
        <CodesField
          {...form.field('codes')}
          hint="加密保存，仅买家可见。存入后库存等于剩余的卡密，付款后自动发货，一个卡密只发一次。"
          value={form.fields.codes}
          onChange={(codes) => form.change({ codes })}
          onRefuse={(message) => form.refuse('codes', message)}
        />
        <FormAlert form={form} />
        <SubmitButton kind="primary" block loading={form.busy}>
          存入
        </SubmitButton>
        {data && data.left > 0 ? (
          <Button kind="text" onClick={() => setRemoving(true)}>
            删除未售出的卡密
          </Button>
        ) : null}
      </form>
      <ConfirmDialog
        open={isRemoving}
        title="删除未售出的卡密？"
        onConfirm={handleRemove}
        onClose={() => setRemoving(false)}
      >
        已发出的不受影响。删除后不能恢复，商品会显示为售罄，再存入卡密后重新上架。
      </ConfirmDialog>
    </Dialog>
  )
}
