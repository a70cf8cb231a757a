'use client'

import { ADVERT_PLACES, type AdvertSlot } from '@/lib/shared/site/home-conf'
import { LinkChoice } from './link-choice'
import { RowList } from './row-list'
import styles from './site.module.css'
import type { LinkFieldsProps } from './types'

const MOST = 10

/** Slides and adverts by place: title, subtitle, link. */
export function AdvertFields({ conf, edit, games }: LinkFieldsProps) {
  const set = (place: string, slots: AdvertSlot[]) =>
    edit((old) => ({ ...old, adverPosMap: { ...old.adverPosMap, [place]: slots } }))
  return Object.entries(ADVERT_PLACES).map(([place, label]) => (
    <div key={place}>
      <h3>{label}</h3>
      <RowList
        noun="广告"
        rows={conf.adverPosMap[place] ?? []}
        most={MOST}
        nameOf={({ smalltitle }) => smalltitle}
        fresh={(): AdvertSlot => ({ htUrl: '/', smalltitle: '', device: '' })}
        onChange={(slots) => set(place, slots)}
      >
        {({ smalltitle, text = '', htUrl, button = '' }, change, at) => (
          <span className={styles.advert}>
            <input
              className="input"
              aria-label={`${label}第 ${at + 1} 个广告的标题`}
              placeholder="标题"
              value={smalltitle}
              maxLength={60}
              onChange={(event) => change({ smalltitle: event.target.value })}
            />
            <LinkChoice
              of={`${label}第 ${at + 1} 个广告`}
              value={htUrl}
              games={games}
              onChange={({ htUrl: to }) => change({ htUrl: to })}
            />
            <input
              className="input"
              aria-label={`${label}第 ${at + 1} 个广告的一句话`}
              placeholder="一句话，可不填"
              value={text}
              maxLength={40}
              onChange={(event) => change({ text: event.target.value || undefined })}
            />
            <input
              className="input"
              aria-label={`${label}第 ${at + 1} 个广告的按钮`}
              placeholder="按钮文字，可不填"
              value={button}
              maxLength={6}
              onChange={(event) => change({ button: event.target.value || undefined })}
            />
          </span>
        )}
      </RowList>
    </div>
  ))
}
