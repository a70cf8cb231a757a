'use client'

import { LinkChoice } from './link-choice'
import { PictureField } from './picture-field'
import { RowList } from './row-list'
import styles from './site.module.css'
import type { LinkFieldsProps } from './types'

const MOST = 9

/** Qualification marks of the footer: a picture with a name, and where it can be verified. */
export function QualFields({ conf, edit, games }: LinkFieldsProps) {
  return (
    <>
      <h3>资质图标</h3>
      {conf.botQuals.length === 0 ? <p className={styles.note}>还没有资质图标，页脚显示 6 个“资质信息待公示”</p> : null}
      <RowList
        noun="资质"
        rows={conf.botQuals}
        most={MOST}
        nameOf={({ caption }) => caption.replace(/\s+/g, '')}
        fresh={() => ({ url: '', htUrl: '', tarAtt: '_blank' as const, caption: '' })}
        onChange={(botQuals) => edit((old) => ({ ...old, botQuals }))}
      >
        {({ url, htUrl, caption }, change, at) => (
          <span className={styles.advert}>
            <textarea
              className="input"
              rows={2}
              aria-label={`第 ${at + 1} 个资质的名称`}
              placeholder="名称，最多两行"
              value={caption}
              maxLength={60}
              onChange={(event) => change({ caption: event.target.value })}
            />
            <PictureField
              label={`第 ${at + 1} 个资质的图标`}
              hint="PNG 或 JPG，高度至少 56 像素"
              url={url}
              onChange={(to) => change({ url: to })}
              onRemove={() => change({ url: '' })}
            />
            <LinkChoice
              of={`第 ${at + 1} 个资质`}
              value={htUrl}
              games={games}
              onChange={({ htUrl: to }) => change({ htUrl: to })}
            />
          </span>
        )}
      </RowList>
    </>
  )
}
