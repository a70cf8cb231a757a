'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import styles from './publish.module.css'
import { isBegun, type PublishDraft, wholeDraft } from './publish-draft'
import type { PublishOptions } from './use-publish-options'
import type { ServerDraft } from './use-server-draft'

interface Props {
  draft: PublishDraft
  store: ServerDraft
  games: PublishOptions['games']['data']
  onResume: (draft: PublishDraft, key: string) => void
}

/** Whether a draft continues what an empty form was opened for: the same game and type, where these are chosen. */
const suits = (stored: PublishDraft, { gameId, goodsTypeId }: PublishDraft): boolean =>
  (!gameId || stored.gameId === gameId) && (!goodsTypeId || stored.goodsTypeId === goodsTypeId)

/** The member's last draft of the same game and type while nothing is entered, the other drafts, and when the current one was saved. */
export function DraftBox({ draft, store, games, onResume }: Props) {
  const { data, reload } = useLoad(`drafts ${store.key}`, () => call('GET /goods/drafts', {}))
  const [removed, setRemoved] = useState<string | null>(null)
  const all = (data?.list ?? []).flatMap(({ draftKey, draft: stored, saveTime }) => {
    const whole = draftKey === store.key ? null : wholeDraft(stored)
    return whole ? [{ draftKey, draft: whole, saveTime }] : []
  })
  const last = isBegun(draft) ? undefined : all.find((other) => suits(other.draft, draft))
  const others = all.filter((other) => other !== last)
  const nameOf = ({ gameId }: PublishDraft) => games?.find(({ id }) => String(id) === gameId)?.name ?? '未选游戏'
  const handleResume = async (chosen: PublishDraft, key: string) => {
    await store.save()
    onResume(chosen, key)
  }
  const handleRemove = async () => {
    if (removed) await call('POST /goods/removeDraft', { draftKey: removed }, { loud: true })
    setRemoved(null)
    await reload()
  }
  const { at, error } = store.saved
  return (
    <>
      {last ? (
        <section className={styles.resume} aria-label="上次的草稿">
          <p>
            <b className="ell">{last.draft.bigTitle || '未填写标题'}</b>
            <small className="muted num">{`${nameOf(last.draft)} · ${last.saveTime.slice(5, 16)} 保存，还没发布`}</small>
          </p>
          <Button size="sm" kind="primary" onClick={() => void handleResume(last.draft, last.draftKey)}>
            继续上次
          </Button>
          <Button size="sm" kind="text" onClick={() => setRemoved(last.draftKey)}>
            丢弃
          </Button>
        </section>
      ) : null}
      {others.length > 0 ? (
        <details className={styles.drafts}>
          <summary>{`草稿箱（${others.length} 件）`}</summary>
          <ul>
            {others.map(({ draftKey, draft: other, saveTime }) => (
              <li key={draftKey}>
                <span className="ell">{other.bigTitle || '未填写标题'}</span>
                <small className="muted num">{`${nameOf(other)} · ${saveTime.slice(5, 16)} 保存`}</small>
                <Button
                  size="sm"
                  aria-label={`继续编辑 ${other.bigTitle || '未填写标题'}`}
                  onClick={() => void handleResume(other, draftKey)}
                >
                  继续编辑
                </Button>
                <Button
                  size="sm"
                  kind="text"
                  aria-label={`删除草稿 ${other.bigTitle || '未填写标题'}`}
                  onClick={() => setRemoved(draftKey)}
                >
                  删除
                </Button>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {isBegun(draft) && (at || error) ? (
        <p className="muted num" role="status">
          {error ? `草稿没有存到账号：${error}。内容仍保存在本页面` : `草稿已保存 ${at}，换设备登录也能继续编辑`}
        </p>
      ) : null}
      <ConfirmDialog
        open={removed !== null}
        title="删除这件草稿？"
        confirmText="删除"
        onConfirm={handleRemove}
        onClose={() => setRemoved(null)}
      >
        删除后不能恢复。
      </ConfirmDialog>
    </>
  )
}
