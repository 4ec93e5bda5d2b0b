curl -i https://bildwort.example/api/v1/jobs \
  -H "Authorization: Bearer $BILDWORT_TOKEN" \
  -H 'Content-Type: application/json' \
  -H 'Idempotency-Key: catalogue-1' \
  -d '{
    "images": [
      { "url": "https://www.example.com/dog.jpg", "context": "Dogs on a trip to the sea" },
      { "url": "https://www.example.com/cat.jpg" }
    ],
    "languages": ["de", "en"],
    "maxCost": 120
  }'
