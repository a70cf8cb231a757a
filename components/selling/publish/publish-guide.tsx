import { Icon } from '@/components/ui/kit/icon'
import { Price } from '@/components/ui/kit/price'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import { missingTopics } from '@/lib/shared/goods/account-topics'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { passes } from '@/lib/shared/people/field-rules'
import { isVideoUrl } from '@/lib/shared/video/video-files'
import type { partsOfForm } from './parts-of-form'
import styles from './publish.module.css'
import type { PublishDraft } from './publish-draft'
import { PublishOutline } from './publish-part'
import type { PublishOptions } from './use-publish-options'

interface Props {
  draft: PublishDraft
  options: PublishOptions
  parts: ReturnType<typeof partsOfForm>
}

/** Preview of the item in lists next to the form, and tips that avoid buyers' questions. */
export function PublishGuide({ draft, options, parts }: Props) {
  const area = options.areas.find((one) => String(one.specialId) === draft.areaId)
  const server = area?.secondOptions.find((one) => String(one.twoSpecialId) === draft.serverId)
  const place = [options.game?.name, area?.specialName, server?.twoSpecialName].filter(Boolean).join(' · ')
  return (
    <aside className={styles.guide} aria-label="预览和检查">
      <PublishOutline parts={Object.values(parts).filter((part) => part !== null)} />
      <h2>列表里的样子</h2>
      <div className={styles.preview}>
        {draft.gameId && draft.goodsTypeId ? (
          <GoodsCover
            goodsSn={goodsType(Number(draft.goodsTypeId)).prefix}
            gameId={Number(draft.gameId)}
            price={passes('price', draft.price) ? draft.price : '0.00'}
            bigTitle={draft.bigTitle}
            smallTitleName={draft.smallTitleName}
            src={draft.images.find((image) => !isVideoUrl(image))}
            least={240}
          />
        ) : (
          <p className={styles.blank}>选择游戏和商品类型后显示封面</p>
        )}
        <b className="ell2">{draft.bigTitle || '商品标题'}</b>
        <span className="muted ell">{place || '游戏 · 大区 · 服务器'}</span>
        {passes('price', draft.price) ? <Price yuan={draft.price} size="m" /> : null}
      </div>
      <h2>发布前检查</h2>
      <ul>
        {checksOf(draft, options).map(([text, isDone]) => (
          <li key={text} data-done={isDone || undefined}>
            <Icon name={isDone ? 'done' : 'clock'} />
            {text}
            <span className="sr">{isDone ? '（已完成）' : '（未完成）'}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}

const GOOD_TITLE = 12
const GOOD_TEXT = 30
const GOOD_PICTURES = 3

/** Recommendations beyond required fields: items without them sell more slowly. */
function checksOf(
  { goodsTypeId, areaId, serverId, bigTitle, description, images, facts }: PublishDraft,
  { areas, filter }: Pick<PublishOptions, 'areas' | 'filter'>,
): [text: string, isDone: boolean][] {
  const isAccount = goodsTypeId !== '' && goodsType(Number(goodsTypeId)).isUnique
  return [
    ...(areas.length > 0 ? [['选好大区和服务器', areaId !== '' && serverId !== ''] as [string, boolean]] : []),
    [`标题不少于 ${GOOD_TITLE} 字，写出卖点`, bigTitle.trim().length >= GOOD_TITLE],
    isAccount
      ? topicsCheck(description, filter.data?.fields ?? [], facts)
      : ['描述写清数量、时效和发货方式', description.trim().length >= GOOD_TEXT],
    ...(isAccount
      ? ([
          ['至少填 3 项商品属性', Object.values(facts).filter((value) => value.trim()).length >= 3],
          [`建议 ${GOOD_PICTURES} 张以上截图`, images.filter((image) => !isVideoUrl(image)).length >= GOOD_PICTURES],
        ] as [string, boolean][])
      : []),
  ]
}

/** Names what is missing as soon as one of the topics is addressed. */
function topicsCheck(
  description: string,
  fields: readonly { key: string; label: string }[],
  facts: PublishDraft['facts'],
): [text: string, isDone: boolean] {
  const missing = missingTopics(
    description,
    fields.map(({ key, label }) => ({ label, value: facts[key] ?? '' })),
  )
  const isBegun = missing.length > 0 && missing.length < 3
  return [`描述写清绑定、实名和找回情况${isBegun ? `，还缺${missing.join('、')}` : ''}`, missing.length === 0]
}
