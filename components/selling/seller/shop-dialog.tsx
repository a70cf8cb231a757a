'use client'

import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { useForm } from '@/components/ui/forms/use-form'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { OwnShop } from '@/lib/contract/entities/shop'
import { SHOP_NAME_MAX, SHOP_NOTICE_MAX } from '@/lib/shared/goods/shop'
import { shopNameError } from '@/lib/shared/text/public-name'

interface Props {
  shop: OwnShop
  onClose: () => void
  onChanged: () => void
}

/** Name and notice of the own shop. */
export function ShopDialog({ shop, onClose, onChanged }: Props) {
  const form = useForm({
    id: 'shop',
    start: { name: shop.name, notice: shop.notice },
    validate: ({ name }) => ({ name: shopNameError(name.trim()) }),
    send: async ({ name, notice }) => {
      const saved = await call('POST /shop/edit', { name: name.trim(), notice: notice.trim() })
      const isMasked = saved.notice !== notice.trim()
      toast({ text: isMasked ? '店铺资料已保存，公告里的联系方式已隐藏' : '店铺资料已保存' })
      onClose()
      onChanged()
    },
  })
  return (
    <Dialog
      open
      title="店铺资料"
      size="s"
      onClose={onClose}
      footer={<FormFoot form={form} label="保存" onClose={onClose} />}
    >
      <form className="dialog-text dialog-stack" onSubmit={(event) => void form.submit(event)}>
        <Field {...form.field('name')} label="店名" hint={`不填时显示“${shop.plainName}”`}>
          <input
            className="input"
            maxLength={SHOP_NAME_MAX}
            autoComplete="off"
            data-autofocus
            {...form.input('name')}
          />
        </Field>
        <Field {...form.field('notice')} label="店铺公告" hint="在线时间、交付方式等；联系方式会被隐藏" isCounted>
          <textarea className="input" rows={4} maxLength={SHOP_NOTICE_MAX} {...form.input('notice')} />
        </Field>
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
