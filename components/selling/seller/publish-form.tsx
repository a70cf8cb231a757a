'use client'

import { useState } from 'react'
import { FieldError } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { ImageUpload } from '@/components/ui/forms/image-upload'
import { Button } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { uploadImage } from '@/lib/client/api'
import type { GameFilter } from '@/lib/contract/entities/goods'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { MOST_PICTURES, PICTURE_PLACES } from '@/lib/shared/pictures/picture-places'
import type { PublishDraft } from './publish-draft'
import { PublishFacts } from './publish-facts'
import { PublishGuide } from './publish-guide'
import { PublishKind } from './publish-kind'
import { PublishPrice } from './publish-price'
import { PublishRent } from './publish-rent'
import { PublishTexts } from './publish-texts'
import { Published } from './published'
import { ReviewNote } from './review-note'
import styles from './seller.module.css'
import { canLet, usePublishForm } from './use-publish-form'

/** An account is described by its game's fields; for other types only an amount is relevant. */
const factsOf = (fields: GameFilter['fields'], { goodsTypeId }: PublishDraft): GameFilter['fields'] =>
  goodsTypeId && goodsType(Number(goodsTypeId)).isUnique ? fields : fields.filter(({ key }) => key === 'amount')

interface Props {
  goodsSn: string
  start?: PublishDraft
  gameId?: string
  resaleOf?: string
}

export function PublishForm({ goodsSn, start, gameId, resaleOf }: Props) {
  const { form, options, published, round, restart } = usePublishForm({ goodsSn, start, gameId, resaleOf })
  const draft = form.fields
  const [isConfirming, setConfirming] = useState(false)
  const isUnique = goodsType(Number(draft.goodsTypeId)).isUnique
  const leastPictures = options.conf.data?.minImages ?? 0
  if (published) return <Published {...published} draft={draft} isEdit={goodsSn !== ''} onNext={restart} />
  const failed = [options.games, options.filter, options.conf].find((one) => one.error)
  return (
    <div className={styles.publish}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        {failed ? <LoadError message={failed.error} onRetry={failed.reload} /> : null}
        <PublishKind form={form} options={options} isEdit={goodsSn !== ''} />
        <PublishTexts form={form} />
        <PublishFacts
          fields={factsOf(options.filter.data?.fields ?? [], draft)}
          needed={options.conf.data?.neededFacts ?? []}
          form={form}
        />
        <PublishPrice form={form} conf={options.conf.data} isUnique={isUnique} />
        {goodsSn === '' && canLet(draft) ? (
          <PublishRent form={form} feeBp={options.conf.data?.rentFeeBasisPoints ?? null} />
        ) : null}
        <div className="field" id="images" tabIndex={-1}>
          <p className={styles.label}>
            商品图片
            {leastPictures > 0 ? (
              <span className="req" aria-hidden="true">
                {' '}
                *
              </span>
            ) : null}
          </p>
          <ImageUpload
            key={round}
            label="商品图片"
            places={PICTURE_PLACES}
            canMove
            value={draft.images}
            max={options.conf.data?.maxImages ?? MOST_PICTURES}
            upload={async (file, onProgress) => (await uploadImage(file, 'goods', onProgress)).url}
            onChange={(images) => form.change({ images })}
          />
          <p className="field-hint">
            {leastPictures > 0 ? `至少 ${leastPictures} 张，` : ''}
            第一张为封面，可拖动或用箭头调整顺序{leastPictures > 0 ? '' : '；不上传则使用系统封面'}
            。请遮挡账号、密码和手机号
          </p>
          <FieldError {...form.field('images')} />
        </div>
        <ReviewNote draft={draft} isEdit={goodsSn !== ''} />
        <FormAlert form={form} />
        <div className={styles.go}>
          <Button type="submit" kind="primary" size="lg" loading={form.busy}>
            {goodsSn ? '保存修改' : '发布商品'}
          </Button>
          <Button kind="text" onClick={() => setConfirming(true)}>
            {goodsSn ? '还原' : '清空'}
          </Button>
        </div>
      </form>
      <PublishGuide draft={draft} options={options} />
      <ConfirmDialog
        open={isConfirming}
        title={goodsSn ? '还原修改？' : '清空表单？'}
        confirmText={goodsSn ? '还原' : '清空'}
        onClose={() => setConfirming(false)}
        onConfirm={restart}
      >
        已填写的内容将丢失。
      </ConfirmDialog>
    </div>
  )
}
