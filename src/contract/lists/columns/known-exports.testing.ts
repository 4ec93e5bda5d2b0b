import type { KnownExport } from './known-systems.ts'
import type { WishName } from './row-wishes.ts'

/** A small export as its system writes it, and the meaning of its columns. */
export interface ExportExample {
  title: string
  system: KnownExport
  csv: string
  url: string
  context?: string
  wishes: Partial<Record<WishName, string>>
  /** The address in the first row. */
  picture: string
}

const photo = 'https://shop.example/files/becher.jpg'

export const exportExamples: ExportExample[] = [
  {
    title: 'products of Shopify, first form',
    system: 'shopify',
    csv: `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Option2 Linked To,Variant SKU,Variant Grams,Variant Price,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Status
becher-blau,Becher Blau,<p>Steinzeug aus der Oberlausitz.</p>,Töpferei Kern,,Becher,"blau, 300 ml",true,Title,Default Title,,,,,B-1,420,24.90,${photo}?v=1700000000,1,Blauer Becher,false,,,,active
becher-blau,,,,,,,,,,,,,,,,,https://shop.example/files/becher-2.jpg?v=1700000000,2,,,,,,
`,
    url: 'Image Src',
    context: 'Body (HTML)',
    wishes: { existingAlt: 'Image Alt Text', product: 'Title', brand: 'Vendor' },
    picture: `${photo}?v=1700000000`,
  },
  {
    title: 'products of Shopify, second form',
    system: 'shopify',
    csv: `Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Price,Charge tax,Requires shipping,Fulfillment service,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description
Becher Blau,becher-blau,Steinzeug,Töpferei Kern,,Becher,blau,TRUE,Active,B-1,,Title,Default Title,,24.90,TRUE,TRUE,manual,${photo},1,,,FALSE,,
`,
    url: 'Product image URL',
    context: 'Description',
    wishes: { existingAlt: 'Image alt text', product: 'Title', brand: 'Vendor' },
    picture: photo,
  },
  {
    title: 'products of WooCommerce',
    system: 'wooCommerce',
    csv: `ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"In stock?",Stock,"Regular price",Categories,Tags,"Shipping class",Images,"Download limit",Parent,Upsells,Cross-sells,"External URL","Button text",Position,Brands,"Download 1 URL"
12,simple,B-1,,Becher Blau,1,0,visible,Steinzeug,,1,4,24.90,Becher,,,${photo},,,,,,,0,Töpferei Kern,
`,
    url: 'Images',
    context: 'Short description',
    wishes: { product: 'Name', brand: 'Brands' },
    picture: photo,
  },
  {
    title: 'products of a German WooCommerce',
    system: 'wooCommerce',
    csv: `ID,Typ,Artikelnummer,Name,Veröffentlicht,"Ist hervorgehoben?","Sichtbarkeit im Katalog",Kurzbeschreibung,Beschreibung,Vorrätig?,"Regulärer Preis",Kategorien,Schlagwörter,Bilder,Downloadlimit,"Externe URL",Button-Text,Position
12,simple,B-1,Becher Blau,1,0,visible,Steinzeug,,1,"24,90",Becher,,${photo},,,,0
`,
    url: 'Bilder',
    context: 'Kurzbeschreibung',
    wishes: { product: 'Name' },
    picture: photo,
  },
  {
    title: 'posts by WP All Export',
    system: 'wpAllExport',
    csv: `ID,Title,Content,Excerpt,Date,Post Type,Permalink,Image URL,Image Title,Image Caption,Image Description,Image Alt Text,Image Featured,Attachment URL,Status
7,Aus der Werkstatt,<p>So entsteht ein Becher.</p>,,2026-03-01,post,https://shop.example/werkstatt/,${photo},becher,Am Ofen,,,,,publish
`,
    url: 'Image URL',
    context: 'Content',
    wishes: { existingAlt: 'Image Alt Text', caption: 'Image Caption', pageTitle: 'Title' },
    picture: photo,
  },
  {
    title: 'media of the tables of WordPress',
    system: 'wordPress',
    csv: `ID,post_title,post_excerpt,post_content,post_mime_type,guid,_wp_attachment_image_alt
9,Becher am Ofen,Am Ofen,,image/jpeg,${photo},
`,
    url: 'guid',
    context: 'post_title',
    wishes: { existingAlt: '_wp_attachment_image_alt', caption: 'post_excerpt' },
    picture: photo,
  },
  {
    title: 'files of TYPO3 with their metadata',
    system: 'typo3',
    csv: `uid;pid;storage;type;metadata;identifier;identifier_hash;folder_hash;extension;mime_type;name;sha1;size;title;description;alternative;caption
31;0;1;2;0;/user_upload/becher.jpg;a1;b2;jpg;image/jpeg;becher.jpg;c3;20480;Becher;Am Ofen;;
`,
    url: 'identifier',
    context: 'description',
    wishes: { existingAlt: 'alternative', caption: 'caption' },
    picture: '/user_upload/becher.jpg',
  },
  {
    title: 'links to images of Screaming Frog',
    system: 'screamingFrog',
    csv: `"Type","Source","Destination","Size (Bytes)","Alt Text","Anchor","Status Code","Status","Crawlability","Follow","Target","Rel","Path Type","Link Path","Link Position","Link Origin"
"Image","https://shop.example/werkstatt/","${photo}","20480","","","200","OK","Crawlable","true","","","Absolute","//body/main/img","Content","HTML"
`,
    url: 'Destination',
    wishes: { existingAlt: 'Alt Text' },
    picture: photo,
  },
  {
    title: 'images of Screaming Frog',
    system: 'screamingFrog',
    csv: `"Address","Content Type","Size (Bytes)","IMG Inlinks","Indexability","Indexability Status"
"${photo}","image/jpeg","20480","3","Indexable",""
`,
    url: 'Address',
    wishes: {},
    picture: photo,
  },
  {
    title: 'images of AltText.ai',
    system: 'altTextAi',
    csv: `asset_id,url,alt_text,alt_text_de,keywords
wp-9,${photo},Blue mug,,"Becher, Steinzeug"
`,
    url: 'url',
    context: 'keywords',
    wishes: { existingAlt: 'alt_text' },
    picture: photo,
  },
  {
    title: 'files of Contao',
    system: 'contao',
    csv: `id;pid;tstamp;uuid;type;path;extension;hash;found;name;importantPartX;importantPartY;meta
5;;1700000000;0a1b;file;files/shop/becher.jpg;jpg;c3;1;becher.jpg;0;0;
`,
    url: 'path',
    wishes: {},
    picture: 'files/shop/becher.jpg',
  },
  {
    title: 'media of Drupal by machine names',
    system: 'drupal',
    csv: `mid,name,bundle,field_media_image__alt,field_media_image
3,Becher,image,,${photo}
`,
    url: 'field_media_image',
    context: 'name',
    wishes: { existingAlt: 'field_media_image__alt' },
    picture: photo,
  },
  {
    title: 'content of Drupal by machine names',
    system: 'drupal',
    csv: `nid,title,link,body,field_image__alt,field_image
8,Werkstatt,/node/8,So entsteht ein Becher.,,/sites/default/files/becher.jpg
`,
    url: 'field_image',
    context: 'body',
    wishes: { existingAlt: 'field_image__alt', pageTitle: 'title' },
    picture: '/sites/default/files/becher.jpg',
  },
  {
    title: 'media of Drupal by labels',
    system: 'drupal',
    csv: `Thumbnail,"Media name",Type,Author,Status,Updated
${photo},Becher,Image,admin,Published,"Mon, 2 Mar 2026"
`,
    url: 'Thumbnail',
    context: 'Media name',
    wishes: {},
    picture: photo,
  },
  {
    title: 'products of Shopware',
    system: 'shopware',
    csv: `id;parent_id;product_number;active;stock;name;description;price_net;price_gross;tax_id;tax_rate;tax_name;cover_media_id;cover_media_url;cover_media_title;cover_media_alt;manufacturer_id;manufacturer_name;categories;sales_channel;propertyIds;optionIds
0a;;B-1;1;4;"Becher Blau";"<p>Steinzeug</p>";20.92;24.90;1b;19;Standard;2c;${photo};Becher;;3d;"Töpferei Kern";;;;
`,
    url: 'cover_media_url',
    context: 'description',
    wishes: { existingAlt: 'cover_media_alt', product: 'name', brand: 'manufacturer_name' },
    picture: photo,
  },
  {
    title: 'media of Shopware',
    system: 'shopware',
    csv: `id;folder_id;url;private;media_type;title;alt
2c;4e;${photo};0;;Becher;
`,
    url: 'url',
    context: 'title',
    wishes: { existingAlt: 'alt' },
    picture: photo,
  },
  {
    title: 'categories of Shopware',
    system: 'shopware',
    csv: `id;parent_id;active;type;visible;name;external_link;description;meta_title;meta_description;media_id;media_url;media_folder_id;media_type;media_title;media_alt;cms_page_id
5f;;1;page;1;Becher;;Steinzeug;;;2c;${photo};4e;;Becher;;
`,
    url: 'media_url',
    context: 'description',
    wishes: { existingAlt: 'media_alt' },
    picture: photo,
  },
  {
    title: 'media of Omeka S',
    system: 'omeka',
    csv: `o:id,o:source,o:original_url,o:alt_text,dcterms:title,dcterms:description
12,becher.jpg,${photo},,Becher,Steinzeug um 1900
`,
    url: 'o:original_url',
    context: 'dcterms:description',
    wishes: { existingAlt: 'o:alt_text' },
    picture: photo,
  },
  {
    title: 'items of Omeka Classic',
    system: 'omeka',
    csv: `itemType,tags,file,"Dublin Core:Title","Dublin Core:Description"
Still Image,,${photo},Becher,Steinzeug um 1900
`,
    url: 'file',
    context: 'Dublin Core:Description',
    wishes: {},
    picture: photo,
  },
]
