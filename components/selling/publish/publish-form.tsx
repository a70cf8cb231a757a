'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { FaceGate } from '@/components/people/face/face-gate'
import { FieldError } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { ImageUpload } from '@/components/ui/forms/image-upload'
import { RecordingNeed } from '@/components/ui/forms/recording-need'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Button } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { uploadImage } from '@/lib/client/api'
import type { GameFilter } from '@/lib/contract/entities/goods'
import { MOST_GOODS_VIDEOS } from '@/lib/shared/goods/goods-needs'
import { goodsType, isCurrencyType } from '@/lib/shared/goods/goods-types'
import { yuanText } from '@/lib/shared/money/money'
import { MOST_PICTURES, picturePlaces } from '@/lib/shared/pictures/picture-places'
import { CodesField } from './codes-field'
import { DraftBox } from './draft-box'
import { partsOfForm } from './parts-of-form'
import styles from './publish.module.css'
import { PublishCoin } from './publish-coin'
import type { PublishDraft } from './publish-draft'
import { PublishFacts } from './publish-facts'
import { PublishGuide } from './publish-guide'
import { PublishKind } from './publish-kind'
import { PublishPart } from './publish-part'
import { PublishPrice } from './publish-price'
import { PublishRent, RentLink } from './publish-rent'
import { PublishTexts } from './publish-texts'
import { Published } from './published'
import { ReviewNote } from './review-note'
import { canLet, needsVideo, usePublishForm } from './use-publish-form'

const VIDEOS = { most: MOST_GOODS_VIDEOS, purpose: 'goods' } as const

/** An account is described by its game's fields; for other types only an amount is relevant. */
function factsOf(fields: GameFilter['fields'], { goodsTypeId }: PublishDraft): GameFilter['fields'] {
  if (isCurrencyType(Number(goodsTypeId))) return []
  return goodsTypeId && goodsType(Number(goodsTypeId)).isUnique ? fields : fields.filter(({ key }) => key === 'amount')
}

interface Props {
  goodsSn: string
  start?: PublishDraft
  gameId?: string
  resaleOf?: string
  /** Above the first part. */
  note?: ReactNode
  /** Called when the result is shown, and when it is left. */
  onDone?: (isDone: boolean) => void
}

export function PublishForm({ goodsSn, start, gameId, resaleOf, note, onDone }: Props) {
  const { form, errors, options, published, round, restart, store, resume } = usePublishForm({
    goodsSn,
    start,
    gameId,
    resaleOf,
  })
  const draft = form.fields
  const [isConfirming, setConfirming] = useState(false)
  const isDone = published !== null
  useEffect(() => onDone?.(isDone), [isDone])
  const type = goodsType(Number(draft.goodsTypeId))
  const { isUnique } = type
  const isCurrency = isCurrencyType(Number(draft.goodsTypeId))
  const takesCodes = goodsSn === '' && draft.goodsTypeId !== '' && type.delivery === 'code'
  const places = draft.goodsTypeId
    ? picturePlaces(Number(draft.goodsTypeId), options.filter.data?.fields ?? [])
    : ['封面']
  const conf = options.conf.data
  const fields = factsOf(options.filter.data?.fields ?? [], draft)
  const leastPictures = conf?.minImages ?? 0
  const needsRecording = conf !== null && needsVideo(draft.price, conf)
  const parts = partsOfForm({ draft, fields, conf, needsRecording, errors })
  const price = (
    <PublishPart part={parts.price}>
      {takesCodes ? (
        <CodesField
          {...form.field('codes')}
          hint="加密保存，仅买家可见。库存等于存入的卡密数，付款后自动发货。卡密不存入草稿。"
          value={draft.codes}
          onChange={(codes) => form.change({ codes })}
          onRefuse={(message) => form.refuse('codes', message)}
        />
      ) : null}
      <PublishPrice form={form} conf={conf} isUnique={isUnique} takesCodes={takesCodes}>
        {isCurrency ? <PublishCoin key={round} form={form} options={options} /> : null}
      </PublishPrice>
      {!canLet(draft) ? null : goodsSn ? (
        <RentLink goodsSn={goodsSn} />
      ) : (
        <PublishRent form={form} feeBp={conf?.rentFeeBasisPoints ?? null} />
      )}
    </PublishPart>
  )
  if (published) return <Published {...published} draft={draft} isEdit={goodsSn !== ''} onNext={restart} />
  const failed = [options.games, options.filter, options.conf].find((one) => one.error)
  return (
    <div className={styles.publish}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        {note}
        {goodsSn === '' ? <DraftBox draft={draft} store={store} games={options.games.data} onResume={resume} /> : null}
        {failed ? <LoadError message={failed.error} onRetry={failed.reload} /> : null}
        <PublishPart part={parts.kind}>
          <PublishKind key={round} form={form} options={options} isEdit={goodsSn !== ''} />
        </PublishPart>
        {isCurrency ? price : null}
        <PublishPart part={parts.texts}>
          <PublishTexts form={form} />
        </PublishPart>
        <PublishPart part={parts.facts}>
          <PublishFacts fields={fields} needed={conf?.neededFacts ?? []} form={form} />
        </PublishPart>
        {isCurrency ? null : price}
        <PublishPart part={parts.images}>
          <div className="field" id="images" tabIndex={-1}>
            {conf && needsRecording ? (
              <RecordingNeed checklist={conf.videoChecklist}>
                {yuanText(conf.videoFrom ?? '0.00')} 及以上的商品要上传一段录屏
              </RecordingNeed>
            ) : null}
            <ImageUpload
              key={round}
              label="商品图片"
              places={places}
              canMove
              videos={VIDEOS}
              value={draft.images}
              max={conf?.maxImages ?? MOST_PICTURES}
              upload={async (file, onProgress) => (await uploadImage(file, 'goods', onProgress)).url}
              onChange={(images) => form.change({ images })}
            />
            <p className="field-hint">
              {leastPictures > 0 ? `必填，至少 ${leastPictures} 张，` : ''}
              第一张图片为封面，可拖动或用箭头调整顺序{leastPictures > 0 ? '' : '；不上传则使用系统封面'}
              。请遮挡账号、密码和手机号
            </p>
            <FieldError {...form.field('images')} />
          </div>
        </PublishPart>
        <ReviewNote draft={draft} isEdit={goodsSn !== ''} />
        <FormAlert form={form} />
        <FaceGate refusal={form.refusal} onPassed={() => void form.submit()} />
        <div className={styles.go}>
          <SubmitButton kind="primary" size="lg" loading={form.busy}>
            {goodsSn ? '保存修改' : '发布商品'}
          </SubmitButton>
          <Button kind="text" onClick={() => setConfirming(true)}>
            {goodsSn ? '还原' : '清空'}
          </Button>
        </div>
      </form>
      <PublishGuide draft={draft} options={options} parts={parts} />
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
