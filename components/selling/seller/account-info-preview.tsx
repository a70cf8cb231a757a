'use client'

import { beginDraft } from '@/components/selling/publish/publish-draft'
import { CopyText } from '@/components/ui/kit/copy-text'
import { Tag } from '@/components/ui/kit/tag'
import { beginRequest, requestPath } from '@/lib/client/recycle-draft'
import type { GameFilter } from '@/lib/contract/entities/goods'
import styles from './account-info.module.css'
import { type AccountFacts, accountDescription, accountTitle } from './account-info-text'

interface Props {
  gameName: string
  filter: GameFilter
  account: AccountFacts
  isExample: boolean
  isUnverified: boolean
}

/** Preview of the listing; the input is passed to the publish form as its draft. */
export function AccountInfoPreview({ gameName, filter, account, isExample, isUnverified }: Props) {
  const title = accountTitle(filter, account)
  const description = accountDescription(gameName, filter, account, isUnverified)
  const handlePublish = () => {
    if (isExample) return
    const { areaId, facts } = account
    beginDraft({ gameId: String(filter.gameId), areaId, facts, bigTitle: title, description })
  }
  const handleRecycle = () => {
    if (isExample) return
    const { areaId, facts } = account
    beginRequest({ gameId: String(filter.gameId), areaId, facts })
  }
  return (
    <section className={`panel ${styles.form} ${styles.preview}`} aria-labelledby="preview-h">
      <h2 id="preview-h">生成结果 {isExample ? <Tag kind="info">示例</Tag> : null}</h2>
      <div aria-live="polite">
        <h3>
          商品标题
          <span className="muted num">{[...title].length} / 60</span>
          <CopyText text={title} label="复制商品标题" />
        </h3>
        <p className={styles.text}>{title || '填写左侧资料后生成'}</p>
        <h3>
          商品描述
          <CopyText text={description} label="复制商品描述" />
        </h3>
        <p className={styles.text}>{description}</p>
      </div>
      <CopyText text={`${title}\n\n${description}`} className="btn btn-lg">
        复制全部
      </CopyText>
      <a className="btn btn-primary btn-lg" href={`/center/sell?gameId=${filter.gameId}`} onClick={handlePublish}>
        去发布
      </a>
      <a className="btn btn-lg" href={requestPath(filter.gameId)} onClick={handleRecycle}>
        申请回收
      </a>
      <p className={styles.small}>填好的内容会带过去：发布要补价格和截图，申请回收由客服报价、平台直收。</p>
    </section>
  )
}
