export interface Picture {
  src: string
  name: string
}
/** Who made the pictures: the seller, or the site for want of uploads, with a demo account's or without. */
export type Source = 'uploaded' | 'demo' | 'cover'

/** What stands below pictures of each source. */
export const SOURCE_NOTES: Record<Source, string> = {
  uploaded: '图片由卖家上传，以实际交付为准',
  demo: '演示图由程序生成，以实际交付为准',
  cover: '系统生成封面，卖家未上传图片',
}
