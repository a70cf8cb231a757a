'use client'

import { useState } from 'react'
import { AntdRoot } from '@/components/ui/antd-root'
import { Button, buttonClass } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Empty } from '@/components/ui/empty'
import { FormAlert } from '@/components/ui/form-alert'
import { ImageUpload } from '@/components/ui/image-upload'
import { LoadError } from '@/components/ui/load-error'
import { uploadImage } from '@/lib/client/api'
import { detailPath, goodsType } from '@/lib/shared/goods-types'
import type { PublishDraft } from './publish-draft'
import { PublishFacts } from './publish-facts'
import { PublishKind } from './publish-kind'
import { PublishPrice } from './publish-price'
import { PublishTexts } from './publish-texts'
import styles from './seller.module.css'
import { usePublishForm } from './use-publish-form'
import { usePublishOptions } from './use-publish-options'

export function PublishForm({ goodsSn, start }: { goodsSn: string; start?: PublishDraft }) {
  const { form, published, round, restart } = usePublishForm(goodsSn, start)
  const draft = form.fields
  const options = usePublishOptions(draft)
  const [asked, setAsked] = useState(false)
  const isUnique = goodsType(Number(draft.goodsTypeId)).isUnique
  if (published)
    return (
      <Published goodsSn={published} goodsTypeId={Number(draft.goodsTypeId)} isEdit={goodsSn !== ''} onNext={restart} />
    )
  const failed = [options.games, options.filter, options.conf].find((one) => one.error)
  return (
    <AntdRoot>
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        {failed ? <LoadError message={failed.error} onRetry={failed.reload} /> : null}
        <PublishKind form={form} options={options} isEdit={goodsSn !== ''} />
        <PublishTexts form={form} />
        <PublishFacts fields={options.filter.data?.fields ?? []} form={form} />
        <PublishPrice form={form} conf={options.conf.data} isUnique={isUnique} />
        <div className="field">
          <p className={styles.label}>商品图片</p>
          <ImageUpload
            key={round}
            label="商品图片"
            value={draft.images}
            max={options.conf.data?.maxImages ?? 9}
            upload={async (file, onProgress) => (await uploadImage(file, 'goods', onProgress)).url}
            onChange={(images) => form.change({ images })}
          />
          <p className="field-hint">第一张为封面，不上传则使用系统封面；请遮挡账号、密码和手机号</p>
        </div>
        <FormAlert form={form} />
        <div className={styles.go}>
          <Button type="submit" kind="primary" size="lg" loading={form.busy}>
            {goodsSn ? '保存修改' : '发布商品'}
          </Button>
          <Button kind="text" onClick={() => setAsked(true)}>
            {goodsSn ? '还原' : '清空'}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={asked}
        title={goodsSn ? '还原修改？' : '清空表单？'}
        confirmText={goodsSn ? '还原' : '清空'}
        onClose={() => setAsked(false)}
        onConfirm={restart}
      >
        已填写的内容将丢失。
      </ConfirmDialog>
    </AntdRoot>
  )
}

function Published({
  goodsSn,
  goodsTypeId,
  isEdit,
  onNext,
}: {
  goodsSn: string
  goodsTypeId: number
  isEdit: boolean
  onNext: () => void
}) {
  return (
    <Empty title={isEdit ? '修改已保存' : '发布成功'} text={`商品编号 ${goodsSn}`}>
      <span className={styles.doneActions}>
        <a className={buttonClass({ kind: 'primary' })} href={detailPath(goodsTypeId, goodsSn)}>
          查看商品
        </a>
        <a className={buttonClass()} href="/center/sell/sellOutGoods">
          我发布的商品
        </a>
        {isEdit ? null : <Button onClick={onNext}>再发布一件</Button>}
      </span>
    </Empty>
  )
}
