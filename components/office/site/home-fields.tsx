'use client'

import { HOME_MODULES, type HomeModule, type HomeSettings } from '@/lib/shared/site/home-conf'
import styles from './site.module.css'
import { SiteText } from './site-fields'
import type { FieldsProps } from './types'

const MODULE_NAMES: Record<HomeModule, string> = {
  games: '热门游戏',
  picks: '精选账号',
  props: '道具',
  coins: '游戏币',
  trust: '保障说明',
}

/** Slogan of the home page, and the sections below it. */
export function HomeFields({ conf, edit }: FieldsProps) {
  const { title, text, modules, picks } = conf.home
  const set = (part: Partial<HomeSettings>) => edit((old) => ({ ...old, home: { ...old.home, ...part } }))
  const toggle = (name: HomeModule) =>
    set({ modules: modules.includes(name) ? modules.filter((one) => one !== name) : [...modules, name] })
  return (
    <div className={styles.fields}>
      <SiteText
        id="homeTitle"
        label="标语"
        value={title}
        max={16}
        error={title.trim() ? undefined : '请填写标语'}
        onChange={(value) => set({ title: value })}
      />
      <SiteText id="homeText" label="标语下的一句话" value={text} max={60} onChange={(value) => set({ text: value })} />
      <fieldset className={`field ${styles.wide}`}>
        <legend>版块，按勾选的先后排列</legend>
        {HOME_MODULES.map((name) => (
          <label key={name} className="check">
            <input type="checkbox" checked={modules.includes(name)} onChange={() => toggle(name)} />
            {MODULE_NAMES[name]}
            {modules.includes(name) ? (
              <small className={`num ${styles.place}`}>{modules.indexOf(name) + 1}</small>
            ) : null}
          </label>
        ))}
      </fieldset>
      <SiteText
        id="picks"
        label="精选排在最前的商品"
        hint="商品编号，用逗号隔开，最多 20 个"
        value={picks.join(',')}
        max={600}
        onChange={(value) =>
          set({
            picks: value
              .toUpperCase()
              .split(/[,，\s]+/)
              .filter(Boolean)
              .slice(0, 20),
          })
        }
      />
    </div>
  )
}
