/** What is wrong with pictures of an EvidenceField; `missing`: what is said when there are none, where there must be. */
export function evidenceFault(keys: readonly string[], missing?: string): string | undefined {
  if (keys.includes('')) return '图片还在上传，传完再提交'
  return keys.length === 0 ? missing : undefined
}
