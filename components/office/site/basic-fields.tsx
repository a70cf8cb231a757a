'use client'

import type { SiteConf } from '@/lib/shared/site/home-conf'
import { PictureField } from './picture-field'
import styles from './site.module.css'
import { SiteText } from './site-fields'
import type { FieldsProps } from './types'

type Base = SiteConf['distBaseConf']
type Pictures = SiteConf['pictArea']

/** Name, texts for search engines, pictures. */
export function BasicFields({ conf, edit }: FieldsProps) {
  const base = (part: Partial<Base>) => edit((old) => ({ ...old, distBaseConf: { ...old.distBaseConf, ...part } }))
  const picture = (part: Partial<Pictures>) => edit((old) => ({ ...old, pictArea: { ...old.pictArea, ...part } }))
  const { websiteName, websiteDesc, webKeyWordStr, hdrBarWelceWord, watermark } = conf.distBaseConf
  const { logo, webIcon, backImg, qrCode } = conf.pictArea
  const setLogo = (url: string, ratio: number) =>
    edit((old) => ({
      ...old,
      pictArea: { ...old.pictArea, logo: url },
      brand: { ...old.brand, logoRatio: Math.min(12, Math.max(0.5, Math.round(ratio * 100) / 100)) },
    }))
  return (
    <div className={styles.fields}>
      <SiteText
        id="websiteName"
        label="站点名"
        value={websiteName}
        max={20}
        error={websiteName.trim() ? undefined : '请填写站点名'}
        onChange={(value) => base({ websiteName: value })}
      />
      <SiteText
        id="welcome"
        label="欢迎语"
        hint="顶栏左侧，24 个字以内能完整显示"
        value={hdrBarWelceWord}
        max={80}
        onChange={(value) => base({ hdrBarWelceWord: value })}
      />
      <SiteText
        id="websiteDesc"
        label="搜索描述"
        hint="搜索引擎结果里标题下的一段话"
        long
        value={websiteDesc}
        max={300}
        onChange={(value) => base({ websiteDesc: value })}
      />
      <SiteText
        id="webKeyWordStr"
        label="搜索关键词"
        hint="用逗号隔开"
        long
        value={webKeyWordStr}
        max={300}
        onChange={(value) => base({ webKeyWordStr: value })}
      />
      <PictureField
        label="标志"
        hint="PNG 或 JPG，宽高比 2–5；不传则显示站点名"
        url={logo}
        onChange={(url, size) => setLogo(url, size.width / size.height)}
        onRemove={() => picture({ logo: '' })}
      />
      <PictureField
        label="图标"
        hint="正方形，用于标签页和手机桌面"
        url={webIcon}
        square
        onChange={(url) => picture({ webIcon: url })}
        onRemove={() => picture({ webIcon: '' })}
      />
      <PictureField
        label="首页背景图"
        hint="宽 1920 以上，主体靠右"
        url={backImg}
        onChange={(url) => picture({ backImg: url })}
        onRemove={() => picture({ backImg: '' })}
      />
      <PictureField
        label="页脚二维码"
        hint="公众号或客服二维码"
        url={qrCode}
        square
        onChange={(url) => picture({ qrCode: url })}
        onRemove={() => picture({ qrCode: '' })}
      />
      <SiteText
        id="watermark"
        label="图片水印"
        hint="压在商品图上的文字，留空不加"
        value={watermark}
        max={40}
        onChange={(value) => base({ watermark: value })}
      />
    </div>
  )
}
