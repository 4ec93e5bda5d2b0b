<?php
$response = file_get_contents('https://bildwort.example/api/v1/images', false, stream_context_create(['http' => [
    'method' => 'POST',
    'header' => [
        'Authorization: Bearer ' . getenv('BILDWORT_TOKEN'),
        'Content-Type: application/json',
        'Idempotency-Key: dog-1',
    ],
    'content' => json_encode([
        'url' => 'https://www.example.com/dog.jpg',
        'languages' => ['de', 'en'],
        'context' => 'Dogs on a trip to the sea',
        'maxCost' => 60,
    ]),
    'ignore_errors' => true,
]]));
$image = json_decode($response, true);
if (isset($image['code'])) {
    throw new RuntimeException("{$image['code']} ({$image['requestId']})");
}

echo $image['texts']['de']['altText'], "\n";
echo $image['texts']['en']['altText'], "\n";
echo "charged: {$image['chargedCents']} cents\n";
