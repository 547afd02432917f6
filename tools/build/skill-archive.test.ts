import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { openContent } from '#tools/content/content.ts';
import { gpts } from '#tools/content/library/entries.ts';
import { packSkill, skillArchives } from './skill-archive.ts';

const root = process.cwd();
const archives = skillArchives(root).map((name) => ({
  name,
  slug: name.slice('kits/'.length, -'.zip'.length),
}));

function unpacked(name: string) {
  const entries = Object.entries(unzipSync(packSkill(root, name)));
  return new Map(entries.map(([path, bytes]) => [path, strFromU8(bytes)]));
}

/** The header and the instructions of SKILL.md, as an assistant reads them. */
function skillOf(name: string, slug: string) {
  const source = unpacked(name).get(`${slug}/SKILL.md`) ?? '';
  const [, header = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]+)$/.exec(source) ?? [];
  return { header: parse(header) as Record<string, unknown>, body };
}

test('each of the six kits has an archive with its own address', () => {
  expect(archives.map(({ name }) => name)).toEqual([
    'kits/business-strategist.zip',
    'kits/content-creator.zip',
    'kits/data-analyst.zip',
    'kits/hr-specialist.zip',
    'kits/marketing-strategist.zip',
    'kits/productivity-coach.zip',
  ]);
});

describe.each(archives)('the skill $slug', ({ name, slug }) => {
  const { kit } = gpts.read(openContent(root), `content/gpts/${slug}.md`);

  it('is one folder with its instructions and its file of data, and nothing else', () => {
    expect([...unpacked(name).keys()]).toEqual([`${slug}/SKILL.md`, `${slug}/references/${kit.file}`]);
    expect(unpacked(name).get(`${slug}/references/${kit.file}`)).toBe(`${kit.knowledge}\n`);
  });

  it('has the name of its folder, as the format allows it', () => {
    const { header } = skillOf(name, slug);
    expect(Object.keys(header)).toEqual(['name', 'description']);
    expect(header.name).toBe(slug);
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(slug.length).toBeLessThanOrEqual(64);
  });

  it('says what it does, when to use it and when not, without tags', () => {
    const description = String(skillOf(name, slug).header.description);
    expect(description).toMatch(/^\p{Lu}.+\. Úsala .+\. No la uses .+\.$/u);
    expect(description.length).toBeLessThanOrEqual(1024);
    expect(description).not.toMatch(/[<>]/);
  });

  it('holds the instructions word for word, with links to the file that lies beside them', () => {
    const { body } = skillOf(name, slug);
    const paths = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path);
    expect(new Set(paths)).toEqual(new Set([`references/${kit.file}`]));
    expect(body.replaceAll(/\[(`[^`]+`)\]\([^)]+\)/g, '$1')).toBe(`${kit.instructions}\n`);
  });

  it('has the same bytes in every build, whatever the time', () => {
    const bytes = packSkill(root, name);
    expect(packSkill(root, name).equals(bytes)).toBe(true);
    // Date and time of the first file, in the format's own units: 1 January 1980, midnight.
    expect([bytes.readUInt16LE(10), bytes.readUInt16LE(12)]).toEqual([0, 0x21]);
  });
});
