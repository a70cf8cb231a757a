'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { unfinishedOf } from '@/lib/shared/site/unfinished'
import { contrastPairs, isReadable } from '@/lib/shared/text/contrast'
import styles from './site.module.css'
import type { Change } from './site-changes'
import { SiteState } from './site-state'
import type { Site, SiteDraft } from './types'
import type { useSiteDraft } from './use-site-draft'
import { VersionsDialog } from './versions-dialog'

interface SiteBarProps {
  state: ReturnType<typeof useSiteDraft>
  site: Site
  draft: SiteDraft
  changes: readonly Change[]
  /** Opens the preview where it has no place next to the form; absent: it has one. */
  onPreview?: () => void
}

/** State of the draft, and its actions. */
export function SiteBar({ state, site, draft, changes, onPreview }: SiteBarProps) {
  const [open, setOpen] = useState<'history' | 'discard' | 'publish' | 'restore' | null>(null)
  const [chosen, setChosen] = useState(0)
  const { act, problem, saved, saving } = state
  const bad = new Set(
    contrastPairs(draft.conf.brand)
      .filter((pair) => !isReadable(pair))
      .map(({ field }) => field),
  ).size
  const hasDraft = saved.revision > 0
  const gaps = unfinishedOf(draft.conf)
  const why = bad > 0 ? `${bad} 处颜色不合格` : (gaps[0]?.text ?? '')
  const part = bad > 0 ? 'colour' : gaps[0]?.part
  const close = () => setOpen(null)
  return (
    <header className={styles.bar}>
      <h1>品牌与站点</h1>
      <SiteState
        state={changes.length > 0 ? 'changed' : site.version ? 'published' : 'initial'}
        version={site.version}
        count={changes.length}
      />
      <span className={styles.note} role="status">
        {[
          statusOf({ saving, saved, problem: problem?.text }),
          site.version
            ? `${site.version.publishTime.slice(5, 16)} 发布第 ${site.version.version} 版`
            : '访客看到的是初始版本，发布后改为你的设置',
        ]
          .filter(Boolean)
          .join('，')}
      </span>
      {problem ? (
        <button type="button" className="link" onClick={problem.stale ? state.reload : state.retry}>
          {problem.stale ? '载入最新的草稿' : '重试'}
        </button>
      ) : null}
      <span className={styles.push}>
        {onPreview ? (
          <Button onClick={onPreview}>
            <Icon name="eye" /> 看效果
          </Button>
        ) : (
          <a className={`link ${styles.toPreview}`} href="#preview">
            <Icon name="eye" /> 看效果
          </a>
        )}
        <Button kind="text" onClick={() => setOpen('history')}>
          <Icon name="history" /> 历史
        </Button>
        {hasDraft ? <Button onClick={() => setOpen('discard')}>放弃草稿</Button> : null}
        <Button
          kind="primary"
          disabled={changes.length === 0 || why !== '' || problem !== null}
          aria-describedby={why ? 'why' : undefined}
          onClick={() => setOpen('publish')}
        >
          发布
        </Button>
        {why ? (
          <a className={`link ${styles.no}`} id="why" href={`#${part}`}>
            {why}
          </a>
        ) : null}
      </span>
      <ConfirmDialog
        open={open === 'discard'}
        title="放弃草稿？"
        confirmText="放弃"
        onConfirm={() =>
          act(async () => {
            await call('POST /console/discardSite', {})
            return '草稿已放弃'
          })
        }
        onClose={close}
      >
        未发布的 {changes.length} 处改动会丢失，网站保持现在的样子。
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'publish'}
        title={`发布 ${changes.length} 处改动？`}
        confirmText="发布"
        onConfirm={() =>
          act(async (revision) => {
            const { version } = await call('POST /console/publishSite', { revision: `${revision}` })
            return `已发布第 ${version} 版，访客现在看到的就是它`
          })
        }
        onClose={close}
      >
        {changes.map(({ label }) => label).join('、')}。发布后立即对所有访客生效，可以随时恢复到以前的版本。
      </ConfirmDialog>
      {open === 'history' ? (
        <VersionsDialog
          onRestore={(version) => {
            setChosen(version)
            setOpen('restore')
          }}
          onClose={close}
        />
      ) : null}
      <ConfirmDialog
        open={open === 'restore'}
        title={`恢复到第 ${chosen} 版？`}
        confirmText="恢复"
        onConfirm={() =>
          act(async () => {
            await call('POST /console/restoreSite', { version: `${chosen}` })
            return `已恢复到第 ${chosen} 版`
          })
        }
        onClose={close}
      >
        {`恢复后立即对所有访客生效。${changes.length > 0 ? `未发布的 ${changes.length} 处改动会丢失。` : ''}`}
      </ConfirmDialog>
    </header>
  )
}

function statusOf({
  saving,
  saved,
  problem,
}: {
  saving: boolean
  saved: { revision: number; at: string; by: string }
  problem?: string
}): string {
  if (problem) return `保存失败：${problem}`
  if (saving) return '正在保存…'
  return saved.revision > 0 ? `${saved.by} ${saved.at.slice(11, 16)} 保存草稿`.trim() : ''
}
