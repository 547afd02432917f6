/** Made by the build (tools/content/plugin.ts). Only types cross from tools to src: the code of the schemas never reaches the browser. */
declare module 'virtual:content' {
  const content: import('#tools/content/lists.ts').ContentModule;
  export = content;
}

/** The address of the search's index (tools/build/plugins/school-index-plugin.ts). */
declare module 'virtual:school-index' {
  const address: string;
  export default address;
}
