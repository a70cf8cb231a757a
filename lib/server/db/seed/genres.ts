import type { GameField } from '../schema/catalog'

export type Genre = 'moba' | 'shooter' | 'gacha' | 'mmo' | 'party'

/** Filter fields of a genre; keys as the API names them (ranking, role_level, role_sex). */
export const FIELDS: Record<Genre, GameField[]> = {
  moba: [
    { key: 'ranking', label: '段位', options: ['永恒钻石', '至尊星耀', '最强王者', '荣耀王者', '无双王者'] },
    { key: 'vip', label: '贵族', options: ['V4', 'V5', 'V6', 'V7', 'V8', 'V9', 'V10'] },
    { key: 'skins', label: '皮肤' },
    { key: 'heroes', label: '英雄' },
  ],
  shooter: [
    { key: 'ranking', label: '段位', options: ['黄金', '铂金', '钻石', '皇冠', '王牌', '战神'] },
    { key: 'role_level', label: '等级' },
    { key: 'skins', label: '枪皮' },
    { key: 'matches', label: '场次' },
  ],
  gacha: [
    { key: 'role_level', label: '等级' },
    { key: 'five_star', label: '五星角色' },
    { key: 'weapons', label: '五星武器' },
    { key: 'gems', label: '原石' },
  ],
  mmo: [
    { key: 'role_sex', label: '性别', options: ['男', '女'] },
    { key: 'role_level', label: '等级' },
    { key: 'job', label: '职业', options: ['剑士', '法师', '弓手', '刺客', '医师', '骑士'] },
    { key: 'power', label: '战力', unit: '万' },
  ],
  party: [
    { key: 'ranking', label: '段位', options: ['青铜', '白银', '黄金', '铂金', '钻石', '巅峰'] },
    { key: 'role_level', label: '等级' },
    { key: 'skins', label: '皮肤' },
    { key: 'friends', label: '好友位' },
  ],
}

/** Things an account of the genre is praised for, and what its props are called. */
export const WORDS: Record<Genre, { treasures: string[]; props: string[]; coin: string; boasts: string[] }> = {
  moba: {
    treasures: [
      '武则天倪克斯神谕',
      '貂蝉仲夏夜之梦',
      '孙尚香末日机甲',
      '李白凤求凰',
      '瑶遇见神鹿',
      '露娜瓷语鉴心',
      '赵云引擎之心',
      '大乔白蛇',
      '韩信白龙吟',
      '诸葛亮时雨天司',
      '公孙离祈雪灵祝',
      '后羿如梦令',
    ],
    props: ['史诗皮肤兑换券', '荣耀积分', '英雄碎片', '赛季战令', '限定皮肤礼盒'],
    coin: '点券',
    boasts: ['全铭文', '国服标', '老号无违规', '支持验号', '可二次实名', '双端可登', '人脸可配合'],
  },
  shooter: {
    treasures: [
      '特斯拉',
      '玛莎拉蒂',
      '毁灭三件套',
      '雷神',
      '黑骑士',
      '黄金AKM',
      '冰霜玫瑰',
      '火麒麟',
      '无影M4',
      '幽灵战术套',
      '暗夜骑士',
      '王者之剑',
    ],
    props: ['载具皮肤', '枪械皮肤箱', '背包挂件', '战术装备', '军需券'],
    coin: '金币',
    boasts: ['段位稳定', '无封号记录', '满级背包', '支持验号', '可换绑', '手机号可改'],
  },
  gacha: {
    treasures: [
      '钟离满命',
      '雷电将军',
      '甘雨',
      '胡桃护摩',
      '刻晴',
      '魈',
      '万叶',
      '神里绫华',
      '纳西妲',
      '芙宁娜',
      '夜兰若水',
      '八重神子',
    ],
    props: ['月卡代充', '大世界材料', '祈愿道具', '限定名片', '素材包'],
    coin: '创世结晶',
    boasts: ['初始号', '双金武器', '邮箱可换绑', '未实名', '全图鉴', '大世界满探索'],
  },
  mmo: {
    treasures: [
      '史诗武器',
      '稀有时装',
      '天空套',
      '绝版坐骑',
      '神器满阶',
      '毕业装备',
      '限定外观',
      '满宝石',
      '传承武器',
      '红色称号',
    ],
    props: ['强化券', '矛盾结晶体', '时装礼包', '坐骑', '宝石'],
    coin: '金币',
    boasts: ['老区号', '帮会长', '无欠款', '支持验号', '可改名', '三职业'],
  },
  party: {
    treasures: ['限定盲盒', '炫彩时装', '绝版动作', '联动皮肤', '金色传说', '巅峰勋章', '节日套装', '隐藏头像框'],
    props: ['彩虹币礼包', '限定盲盒', '时装礼包', '动作兑换码'],
    coin: '彩虹币',
    boasts: ['可换绑', '支持验号', '全套外观', '老玩家', '无违规'],
  },
}
