export interface Picture {
  src: string
  name: string
  /** Taken by staff in the game. */
  isChecked?: 1
}
/**
 * Origin of the pictures: uploaded by the seller, or if there are none, generated ones of a demo account, or only the
 * generated cover.
 */
export type Source = 'uploaded' | 'demo' | 'cover'

/** Note on pictures that staff took on this day (YYYY-MM-DD); those of a demo account are drawn, and say so. */
export const checkedNote = (date: string, source: Source): string =>
  `平台验号 ${date.slice(5)}${source === 'demo' ? '（演示图）' : ''}`

/** Notes shown below pictures of each source. */
export const SOURCE_NOTES: Record<Source, string> = {
  uploaded: '图片由卖家上传，以实际交付为准',
  demo: '演示图由程序生成，以实际交付为准',
  cover: '卖家未上传图片，封面仅为示意',
}
