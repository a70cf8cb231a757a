/** Named things of the role-playing games. The format is explained in read-row.ts. */
export const DUNGEON_FIGHTER = `
第一期天空套 m warrior spiky:f0d88a armour:7fb8f0:ffe9a6 great wings
第二期天空套 f mage long:e8d8ff dress:b08fe0:fff0b8 wand wings
第三期天空套 m archer short:8a5a3a coat:5fb8a8:fff0b8 pistol wings
第四期天空套 f warrior pony:f7a8c0 dress:f08ab0:fff0f4 spear wings
第五期天空套 m mage mane:e8e8f4 robe:4a5ad8:ffcf55 orb wings halo
第六期天空套 f support wave:f4dca0 dress:f4f6fb:ffcf55 book wings halo
第七期天空套 m warrior pony:22304a armour:e8b84a:fff0b8 sword wings halo
魔法宝石 thing gem 8a3fe0 ffcf55
海洋套 f mage wave:3f9ae0 dress:3fb8d8:fff0f4 wand crown
国庆套 garment suit d0303a ffcf55
九周年套 garment robe 8a3fe0 ffcf55
龙袍套 m warrior topknot:22202e robe:e8b83a:c62f35 sword emperor
至尊武士套 m warrior helm:5a1f2a armour:8a1f2a:ffcf55 katana oni
神选之英杰 m warrior spiky:e8e8f0 armour:5a3fae:ffcf55 great wings
天选之人 m mage spiky:3a3a6a coat:27345e:ffcf55 orb halo
白虎啸谷 beast tiger f4f6fb 5fa8f0
天空 thing title 5fa8f0 ffcf55
黑暗天王 thing title 2a2440 b06fff
王者 thing title c62f35 ffcf55
征服者/抉择/挑战/鳞 thing title
小恐龙 beast dragon 7fc06a ffe27a
金龙 beast dragon e8b83a fff0b8
麒麟 beast kirin e0702a ffcf55
凤凰 beast bird e0483a ffcf55
黑龙 beast dragon 2a2440 b06fff
星空小熊 beast bear 4a4fae ffe27a
雪人 beast snow
史莱姆 beast slime 5fb8f0 e8f6ff
天马 beast horse f4e8b8 ffcf55
水晶龙 beast dragon 8fd8f0 e8f6ff
麋鹿 beast deer a86a3a e0384e
玄武 beast turtle 3f8a6a ffcf55
晶块 thing crystal 8fb4e8 e8f6ff
矛盾的结晶体 thing gem b06fff 5fe0ff
增幅器 thing energy c62f5a ffb02e
强化券 thing ticket e0582a ffcf55
春节礼包宠物 beast lion e0383a ffcf55
调整箱 thing chest 8a3fe0 ffcf55
`
export const WESTWARD = `
超级泡泡 beast slime 7fc8f8 ffffff
大熊猫 beast panda
青鸾 beast bird 3fb8a8 ffcf55
白泽 beast lion f4f6fb 7fb8f0
灵鹿 beast deer c8843a ffcf55
神牛 beast ox 8a5a3a e8dcc0
神虎 beast tiger f0a03a ffffff
神龙 beast dragon 3fae6a ffcf55
麒麟 beast kirin e0702a ffcf55
玉兔 beast rabbit f8f4fb 7fd0a8
孔雀 beast peacock 2fa88a ffcf55
赤焰兽 beast lion e0583a ffb02e
神驴 beast horse c8a8e0 ff9ec4
金鳞仙子 beast fish ffb02e fff0b8
甜蜜猪猪 beast pig ffb8c8 ff7fa6
九尾冰狐 beast fox bfe0f8 5fa8f0
天使猪猪 beast pig fff0f4 ffcf55
齐天大圣 m warrior short:9a5a2a armour:c62f35:ffcf55 staff monkey circlet feathers
锦衣 garment robe
光武 blade sword
足迹 thing aura
无级别武器/双蓝武器/精致武器/双加武器 blade sword
衣服/神佑衣 garment robe
魔兽要诀 thing book 8a3fae ffcf55
炼妖石 thing gem 3fae8a ffe27a
舍利子 thing gem ffb02e fff0b8
月华露 thing jar 5fa8f0 fff0b8
须弥童子 egg f4d0b0 e0384e halo
修炼果 thing peach f78fa8 5fae5a
`
export const JX3 = `
金发/狐金/金蛇/一代金/天选 garment hair f0d07a c62f35
红发/二代红/思华年 garment hair c62f3a ffcf55
白发 garment hair eef0f6 8fb4e8
荻花 garment dress f07fa8 fff0b8
天狐/狐白 garment fur f4f0ea e0384e
雪河 garment robe dfeefa 5fa8f0
狼神 garment fur 6a7a9a e8edf6
沧海 garment robe 3f7ad8 e8f6ff
白虎 garment fur f4f6fb 3a3a46
披风 garment cape
套 garment armour
五限/五红 garment dress c62f4a ffcf55
盒子 thing gift
小狐狸 beast fox e8843a fff0e8
熊猫 beast panda
拓印 blade sword
里飞沙 beast horse f4f0ea c8843a
赤兔 beast horse c9402a 5a1f1a
乌骓 beast horse 2a2a38 e0582a
奇遇 thing scroll
五行石 thing gem
帮会战 thing medal
小药包 thing potion
`
export const MOONLIGHT = `
天赏 garment robe
雪狮 beast lion f4f6fb bfe0f8
火麒麟 beast kirin e0483a ffb02e
白鹿 beast deer f4f0ea ffcf55
玄武 beast turtle 3f6a8a ffcf55
九色鹿 beast deer 5fb8c8 ffcf55
孔雀翎 blade fan 2fa88a ffcf55
长生剑 blade sword e8edf6 8fb4e8
霸王枪 blade spear 5a3a8a ffcf55
碧玉刀 blade katana 3fae8a e8f6ff
离别钩 blade karambit 5a5a6a c62f4a
多情环 thing ring c9a03a ff9ec4
汗血宝马 beast horse b0402a 5a1f1a
仙鹤 beast crane e0283e 5a5a6a
照夜白 beast horse f4f6fb c8d0e2
逐日 beast horse f0b04a c62f35
赤焰 beast horse c9302a ffb02e
青莲/沧浪/墨梅 blade sword
天赏石 thing gem b06fff ffcf55
明月寄情/烟笼寒水/流霞/墨竹/惊鸿照影/金风玉露/瑞雪/绯樱/碧落黄泉/剑影流光/玉生烟/桃夭/青鸾舞 garment dress
`
export const JUSTICE = `
天狐 beast fox f4f0ea e0384e
凤鸣朝阳 beast bird e0483a ffcf55
龙渊剑 blade sword 3f74c8 ffcf55
赤霄 blade sword c62f35 ffb02e
琵琶 blade zither 8a5a2a ffcf55
白泽 beast lion f4f6fb 7fb8f0
九尾狐 beast fox f7b8c8 e0384e
青鸾 beast bird 3fb8a8 ffcf55
麒麟 beast kirin e0702a ffcf55
锦鲤 beast fish e8483a fff0e8
踏雪乌骓/绝影 beast horse 2a2a38 e8edf6
赤兔 beast horse c9402a 5a1f1a
的卢 beast horse e8e2d8 8a5a3a
雪狼王 beast wolf dfe8f4 5fa8f0
仙鹤 beast crane e0283e 5a5a6a
驺虞 beast tiger f0c86a ffffff
九天揽月/昆仑雪/紫微星君/云中君 garment robe
汴京春色/烟雨江南/月满西楼/青衫磊落/胡姬酒肆/雪落长安/梅花三弄/醉花阴/清平乐/临江仙/雨霖铃/鹊桥仙/浣溪沙/水龙吟/凤求凰/长相思/如梦令/苏幕遮 garment robe
天赏石 thing gem 3fae8a ffcf55
金叶子 thing feather e8b83a fff0b8
百炼石 thing gem e0582a ffcf55
内功残卷 thing scroll 178f8c ffcf55
家园摆件 thing tower
`
export const WARCRAFT = `
阿尔的回忆 beast bird e0583a ffcf55
奥的灰烬 beast bird e0582a ffb02e
幽灵虎 beast tiger 7fc8f0 5fe0ff
X-51 car moto 5a6a8a ffb02e
黑甲虫 beast turtle 2a2a38 b06fff
龙鹰 beast bird d0303a ffcf55
天启战马 beast horse 3a3a46 ff7a2a
共鸣水晶 thing crystal e0384e ffcf55
战熊 beast bear 8a6a4a e0384e
战象/米米尔隆 thing tower
无敌的缰绳 beast horse 2a3a5a 5fe0ff
星光坐骑 beast horse 4a5ad8 9fe4ff
龙 beast dragon
风剑 雷霆之怒 blade sword 3f9ae0 7ce8ff
蛋刀 埃辛诺斯战刃 blade glaive 3f9a3a 9fff5a
橙杖 巨龙之怒 blade staff e0582a ffb02e
橙弓 索利达尔 blade bow e8b83a fff0b8
炎魔之手 blade hammer c9402a ffb02e
魂匕首 blade dagger 5a3fae 5fe0ff
影之哀伤 blade axe 3a4a8a 5fe0ff
法师套 garment robe 3f5fc8 b06fff
战士套/T6 套装 garment armour 5a3a3a ffcf55
蓝龙 beast dragon 3f74e0 9fe4ff
红龙 beast dragon c9302a ffb02e
青铜雏龙 beast dragon c9903a ffe27a
雪豹 beast tiger f4f6fb 8fa8c8
霜刃豹 beast tiger 7f9ad8 e8f6ff
战狼 beast wolf 2a2a38 e0384e
海马 beast horse 3fb8c8 ffcf55
飞毯 thing map c62f5a ffcf55
摩托车 car moto c62f35 22202e
火箭 thing ammo
乌鸦 beast bird 2a2a4a 8fb4e8
`
export const TORCHLIGHT = `
永夜行者/幽影披风 garment cape 2a2440 b06fff
混沌之眼 thing gem 8a3fe0 ff7a2a
荆棘王冠 thing crown 3f6a3a c62f35
众神黄昏 blade great c9582a ffcf55
灼魂之握 blade fist c9302a ffb02e
风暴使者 blade staff 3f8ad8 7ce8ff
深渊低语 blade book 3a2440 b06fff
冰封王座 thing crown 7fc8f0 e8f6ff
破晓誓约 blade sword e8b83a fff0b8
圣徒之怒 blade hammer e8edf6 ffcf55
熔火之心 thing heart e0482a ffb02e
命运纺锤 blade spear 8a6ad8 ffcf55
饥饿之喉 blade axe 5a2a2a e0384e
契灵/漫游者/女巫/之子/骑士/霜语者/守卫/牧者/旅人/歌者/猎手/影舞者/之母/之心 thing aura
樱花武士 garment armour f07fa8 fff0f4
赤色新星 garment armour c9302a ffcf55
机甲狂潮 garment armour 5a6a8a 7ce8ff
星海旅者 garment robe 3a3fae 7ce8ff
白夜礼服 garment suit e8edf6 8fb4e8
龙裔战甲 garment armour 3a5a4a ffcf55
黄金狮子 garment armour e8b83a fff0b8
霓虹街头 garment hoodie e84f9a 41f1ff
古堡伯爵 garment suit 3a1f2e e0384e
冬日恋歌 garment dress 9fcdf0 fff0f4
天穹之翼 garment cape 5f8fe0 ffcf55
暗夜蔷薇 garment dress 3a1a3a e0384e
沙海游侠 garment fur c9a05a 5a3a2a
炽天使 garment robe fff0e0 ffb02e
源质 thing crystal
`
