'use client'

import { useState } from 'react'
import { IdentityForm } from '@/components/people/account/identity-form'
import { ProfileWait } from '@/components/people/account/profile-wait'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { LoadError } from '@/components/ui/kit/load-error'
import { onDemand } from '@/components/ui/kit/on-demand'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { askFilter } from '@/lib/client/game-data'
import { useLoad } from '@/lib/client/hooks/use-load'
import { useOwnProfile } from '@/lib/client/hooks/use-profile'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import styles from './publish.module.css'
import { copyOf, draftOf, type PublishDraft } from './publish-draft'
import { RefusedNote } from './refused-note'

// the draft is stored in the browser, so nothing is rendered on the server
const PublishForm = onDemand(
  () => import('./publish-form').then((file) => file.PublishForm),
  <SkeletonRows rows={5} height={40} />,
)

interface Props {
  /** The edited item; '' publishes a new one. */
  goodsSn: string
  /** Game of the new item. */
  gameId?: string
  /** An own item to copy. */
  copy?: string
  /** The order by which the new item was bought. */
  resaleOf?: string
}

function PublishPage({ goodsSn, gameId = '', copy = '', resaleOf = '' }: Props) {
  const { user, failed, retry } = useOwnProfile()
  const [isDone, setDone] = useState(false)
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="pub-h">
      <header className="section-head">
        <h1 id="pub-h">
          {isDone ? '发布结果' : goodsSn ? '编辑商品' : copy ? '再发一件' : resaleOf ? '转卖账号' : '发布商品'}
        </h1>
      </header>
      {user ? (
        <Body
          goodsSn={goodsSn}
          gameId={gameId}
          copy={copy}
          resaleOf={resaleOf}
          isVerified={user.authStatus === 2}
          onDone={setDone}
        />
      ) : (
        <ProfileWait failed={failed} onRetry={retry} />
      )}
    </section>
  )
}

interface BodyProps extends Required<Props> {
  isVerified: boolean
  onDone: (isDone: boolean) => void
}

function Body({ goodsSn, gameId, copy, resaleOf, isVerified, onDone }: BodyProps) {
  if (!isVerified) {
    return (
      <>
        <p className={styles.lead}>请先完成实名认证（年满 18 周岁），认证后即可发布商品。</p>
        <IdentityForm />
      </>
    )
  }
  if (copy) return <CopyForm key={copy} goodsSn={copy} onDone={onDone} />
  return goodsSn ? (
    <EditForm key={goodsSn} goodsSn={goodsSn} onDone={onDone} />
  ) : (
    <PublishForm goodsSn="" gameId={gameId} resaleOf={resaleOf} onDone={onDone} />
  )
}

/** An own item as form input, and its status. */
const useOwnItem = (goodsSn: string, made = (draft: PublishDraft) => draft) =>
  useLoad(goodsSn, async () => {
    const goods = await call('GET /goods/selfPublishGoodsByGoodsId', { goodsSn }, { progress: true })
    const { fields } = await askFilter(goods.gameId)
    return { status: goods.status, draft: made(draftOf(goods, fields)) }
  })

interface FormProps extends Pick<BodyProps, 'onDone'> {
  goodsSn: string
}

/** A new item created as a copy of another. */
function CopyForm({ goodsSn, onDone }: FormProps) {
  const { data, slow, error, reload } = useOwnItem(goodsSn, copyOf)
  if (error && !data) return <LoadError message={error} onRetry={reload} />
  if (!data) return slow ? <SkeletonRows rows={5} height={40} /> : null
  return <PublishForm goodsSn="" start={data.draft} onDone={onDone} />
}

function EditForm({ goodsSn, onDone }: FormProps) {
  const { data, slow, error, reload } = useOwnItem(goodsSn)
  if (error && !data) return <LoadError message={error} onRetry={reload} />
  if (!data) return slow ? <SkeletonRows rows={5} height={40} /> : null
  const note = data.status === GOODS_STATUS.refused ? <RefusedNote goodsSn={goodsSn} /> : null
  return <PublishForm goodsSn={goodsSn} start={data.draft} note={note} onDone={onDone} />
}

/** Query: goodsSn, gameId, copy; resaleOf: the order by which it was bought. */
export const PublishHere = withAddress(PublishPage, (address) => ({
  goodsSn: fromQuery(address, 'goodsSn'),
  copy: fromQuery(address, 'copy'),
  resaleOf: fromQuery(address, 'resaleOf'),
  gameId: /^[1-9]\d{0,8}$/.test(fromQuery(address, 'gameId')) ? fromQuery(address, 'gameId') : '',
}))
