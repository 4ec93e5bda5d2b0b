# How far the job is, and what became of it.
curl -H "Authorization: Bearer $BILDWORT_TOKEN" \
  https://bildwort.example/api/v1/jobs/42

# Its images with their texts, page by page.
curl -i -H "Authorization: Bearer $BILDWORT_TOKEN" \
  'https://bildwort.example/api/v1/jobs/42/images?limit=100'

# Everything as one file.
curl -H "Authorization: Bearer $BILDWORT_TOKEN" \
  https://bildwort.example/api/v1/jobs/42/results.csv
