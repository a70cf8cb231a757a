'use client'

import { type ReactNode, useRef, useState } from 'react'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { isPhone } from '@/lib/client/is-phone'
import type { SiteConf } from '@/lib/shared/site/home-conf'
import { AdvertFields } from './advert-fields'
import { BasicFields } from './basic-fields'
import { ColourFields } from './colour-fields'
import { GameFields } from './game-fields'
import { HomeFields } from './home-fields'
import { FootFields } from './link-fields'
import { NavFields } from './nav-fields'
import { PreviewWait } from './preview-wait'
import { ServiceFields } from './service-fields'
import styles from './site.module.css'
import { SiteBar } from './site-bar'
import { changesOf } from './site-changes'
import { SitePreview } from './site-preview'
import { usePartInView } from './use-part-in-view'
import { useSiteDraft } from './use-site-draft'

const PARTS = {
  basic: '基本',
  colour: '颜色',
  home: '首页',
  nav: '导航',
  advert: '广告位',
  foot: '页脚',
  game: '游戏',
  service: '客服与统计',
} as const

/** Brand and site of this host: a draft is edited next to a live preview, then published as a numbered version. */
export default function SitePage() {
  const state = useSiteDraft()
  const ticket = useLoad('ticket', async () => {
    await call('POST /console/previewSite', {})
    return true
  })
  const [isNarrow] = useState(isPhone)
  const [isPreviewing, setPreviewing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { site, draft, change, saved } = state
  const { part = 'basic', choose } = usePartInView(form, Boolean(site && draft))
  if (state.error && !site) return <LoadError message={state.error} onRetry={state.reload} />
  if (!site || !draft) return <SkeletonRows />
  const changes = changesOf(site.published, draft)
  const edit = (work: (conf: SiteConf) => SiteConf) => change({ ...draft, conf: work(draft.conf) })
  const fields = { conf: draft.conf, edit }
  const preview = ticket.data ? (
    <SitePreview
      revision={saved.revision}
      version={site.version?.version ?? 0}
      host={new URL(site.origin).host}
      changes={changes}
    />
  ) : (
    <section className={styles.preview} id="preview" aria-label="预览">
      {ticket.error ? <LoadError message={ticket.error} onRetry={ticket.reload} /> : <PreviewWait />}
    </section>
  )
  return (
    <div className={styles.brand}>
      <SiteBar
        state={state}
        site={site}
        draft={draft}
        changes={changes}
        onPreview={isNarrow ? () => setPreviewing(true) : undefined}
      />
      <form ref={form} className={styles.form} aria-label="品牌设置" onSubmit={(event) => event.preventDefault()}>
        <nav className="tabs" aria-label="设置的部分">
          {Object.entries(PARTS).map(([key, label]) => (
            <a key={key} href={`#${key}`} aria-current={key === part ? 'true' : undefined} onClick={() => choose(key)}>
              {label}
            </a>
          ))}
        </nav>
        <Part id="basic" shown={part} title={PARTS.basic}>
          <BasicFields {...fields} />
        </Part>
        <Part id="colour" shown={part} title={PARTS.colour} note="每对文字和底色都要到 4.5:1">
          <ColourFields {...fields} online={site.published.conf.brand} />
        </Part>
        <Part id="home" shown={part} title={PARTS.home}>
          <HomeFields {...fields} />
        </Part>
        <Part id="nav" shown={part} title={PARTS.nav}>
          <NavFields {...fields} games={site.games} />
        </Part>
        <Part id="advert" shown={part} title={PARTS.advert}>
          <AdvertFields {...fields} games={site.games} />
        </Part>
        <Part id="foot" shown={part} title={PARTS.foot}>
          <FootFields {...fields} games={site.games} />
        </Part>
        <Part id="game" shown={part} title={PARTS.game}>
          <GameFields site={draft} games={site.games} change={change} />
        </Part>
        <Part id="service" shown={part} title={PARTS.service}>
          <ServiceFields {...fields} />
        </Part>
      </form>
      {isNarrow ? (
        <Dialog
          open={isPreviewing}
          title="预览"
          onClose={() => setPreviewing(false)}
          footer={
            <button type="button" className="btn btn-block" onClick={() => setPreviewing(false)}>
              关闭预览
            </button>
          }
        >
          <div className={styles.previewSheet}>{preview}</div>
        </Dialog>
      ) : (
        preview
      )}
    </div>
  )
}

interface PartProps {
  id: string
  /** The part that phones show; the others stay, with what was typed. */
  shown: string
  title: string
  note?: string
  children: ReactNode
}

function Part({ id, shown, title, note, children }: PartProps) {
  return (
    <section id={id} className={id === shown ? undefined : styles.other}>
      <h2>
        {title}
        {note ? <span className={styles.note}>{note}</span> : null}
      </h2>
      {children}
    </section>
  )
}
