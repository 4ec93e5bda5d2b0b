-- WebP is compressed already: trying once more costs time with each picture and saves nothing.
ALTER TABLE "job_thumbnails" ALTER COLUMN "webp" SET STORAGE EXTERNAL;
