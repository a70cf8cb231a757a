/** What a list shows of a message. */
export const previewOf = (type: string, content: string): string => (type === 'image' ? '[图片]' : content.slice(0, 60))
